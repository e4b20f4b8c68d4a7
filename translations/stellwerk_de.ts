<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <source>Print JSON, as the service gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language; the environment&apos;s unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server; STW_SERVER or the one signed in to unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEM file of the authorities to trust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the help of the command.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>none at present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPECIFICATION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CORES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MEMORY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PRICE PER HOUR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No specifications.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores per card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by default, %2 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per card hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per core hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEMPLATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMAGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PARAMETERS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No templates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PARAMETER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TYPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACCEPTED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parameters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Project; may be left out by members of just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why; it is kept in the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the output as it comes, to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most so many, up to 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the account; asked for unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the password; asked for unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with a one-time secret instead of a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the password to set by the one-time secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the present password; asked for unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the new password; asked for unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in this state, by its code: queued, active, completed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of this project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of this person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with this specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with this in the purpose or the id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted at this date or instant, or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted before this date or instant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted_at, ended_at, state or project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascending or descending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page after the one that named it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of this month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries after this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head of the log that was noted before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant that it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone of its months, such as Europe/Berlin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A service account: it has tokens only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until it expires, up to 365.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission that it has; all of yours unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service account that it is for; your own unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project that it limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant that it limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the role away instead of granting it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key under which it is taken only once; random unless given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the end; the exit code tells the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in; keeps a token for the next commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out; the token becomes void.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show who is signed in, with roles and projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the resource specifications, or one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the templates, or one with its parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show quota, cost and expected start of a request without submitting it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit a request. With --wait and --json, the record with `output` and `exit_code` of the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole record of a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what happens to a request, to its end; the exit code tells the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the output of the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the files of the work folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a file of the work folder; LOCAL - is standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel a request that does not run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release the resources of a running request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the quota of a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show usage and cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the nodes and cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the audit log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify that the audit log is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the tenants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a tenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the accounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disable an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enable a disabled account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue a one-time secret to sign in with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the members of a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make somebody a member with a role (developer, owner).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a member.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List your sessions and API tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue an API token; it is shown only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke a token or session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the proposals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose a limit: cards, accelerator_memory and memory in GiB, cpu in cores, concurrent_tasks, card_hours; or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose to grant a role of the installation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate a proposal of somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw a proposal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Directory</name>
    <message>
        <source>The tenant %1 was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project %1 was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project %1 was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was disabled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was enabled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one-time secret, shown only now (sign in with --secret-file):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is now a member of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer a member of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token, shown only now (use it as STW_TOKEN):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant the role %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the role %1 from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of %1: %2 = %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>service account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no password yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One person may activate their own proposals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of it is simulated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TENANT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tenants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROJECT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TIME ZONE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No projects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROLES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BEGINS WITH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ISSUED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXPIRES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PERMISSIONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROPOSED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHANGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REASON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proposals.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExitCodes</name>
    <message>
        <source>Done. Where the work was waited for, it completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work that was waited for failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line is wrong. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed in, or no longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your roles do not permit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such thing, or you may not see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: by a rule, a quota, an approval or a conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot be reached, or cannot do it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work that was waited for expired, was released or was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault of the service or of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted. Work that was waited for goes on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <extracomment>A date and time for QDateTime::toString(); digits only.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Server to talk to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token to use instead of the kept one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with such a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PEM file of the authorities to trust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stellwerkctl: compute without manual provisioning, from the command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of every command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: stellwerkctl help COMMAND, stellwerkctl help exit-codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>%1 is required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be read by others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 breaks the rule “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input breaks rules. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not signed in, or no longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your roles do not permit this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second person is needed for this: nobody decides on their own behalf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such thing, or you may not know that it exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done in the present state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has already decided this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed meanwhile, or the name is taken. Nothing was changed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than the quota could ever allow. Nothing was submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hardware of the fleet could ever serve this. Nothing was submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idempotency key was used before with another content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than permitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many attempts in a short time. Please try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service cannot do this now. Please try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum would not fit. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service made a mistake. This is not your fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fits more than one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>Proposed as %1. It takes effect once it is activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal is active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal was withdrawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>being planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quota exhausted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matching specification unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insufficient healthy capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher-priority tasks ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>executor unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admitted a moment ago; the next planning cycle decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; the limit is %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant&apos;s quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; the limit is %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It starts anew at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node is large enough: %1 requested, the largest has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet has no card of the class %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The fleet has %Ln card(s) of the class %1, but no suitable node with %2; the largest has %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too few healthy cards: %1 requested. Healthy: %2, suspect: %3, isolated: %4, failed: %5, unknown: %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All suitable healthy capacity is busy with %Ln allocation(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first of them ends by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting request(s) go first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The executor of the pool %1 cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Quota</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln card hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 card hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concurrent tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card hours (monthly)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason of the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per card hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per core hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget of %1 is reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No budget is reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quota</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FROM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAITED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REASON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces add up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cut off at the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, simulated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits kept by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocation, attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MONTH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>METER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUANTITY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PRICE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Waited: %2; ran: %3; cost: %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed to new work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was cut off at entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROJECT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPECIFICATION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUBMITTED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>END</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAITS FOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PURPOSE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more: --cursor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUOTA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RESERVED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUESTED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RESET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quota is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 node(s) with %2 card(s), %3 core(s) and %4 memory each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost to the granted end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feasibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards per node that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MONTH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TENANT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACCELERATOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>METER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUANTITY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No usage yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NODE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEALTH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CORES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MEMORY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RACK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SERIAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BMC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EVENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HASH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The audit log is whole: %Ln entries verified.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit log is NOT whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being released.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>User:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in as %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New password, again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two new passwords differ. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password was changed. Every session has ended; please sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Submit</name>
    <message>
        <source>Submitted as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent for approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month&apos;s budget was reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for another reason than before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources were allocated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The return began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is back in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attempt was lost; queued anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled before it started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenant was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account was edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A password was set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A one-time secret was issued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing in failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A membership was set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A membership was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A credential was issued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session was extended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A credential was revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change was proposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A proposal was decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A role was granted or taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access was denied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit was set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An accelerator type was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resource class was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An image was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A template was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A specification was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price was published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pool was registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node was observed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>installation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>executor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tr</name>
    <message>
        <source>%1 to %2, %3 by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in with: stellwerkctl login</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wish</name>
    <message>
        <source>Project; may be left out by members of just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of a parameter of the template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, taken from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards per node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted duration: 90s, 30m, 2h, 1h30m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority, up to the specification&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the quota is exhausted: wait (default) or refuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to upload and put into the work folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awaiting approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisioning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>request</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy administration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Administration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>healthy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>isolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <comment>hardware</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can start now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can never start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work ended by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work ended with an error of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work needed more memory than it was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The granted duration was over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work was stopped on request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards on the node were not the allocated ones; nothing was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work was lost together with its node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardware health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <comment>proposal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
