<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <source>Print JSON, as the service gave it.</source>
        <translation>JSON ausgeben, so wie der Dienst es liefert.</translation>
    </message>
    <message>
        <source>Language; the environment&apos;s unless given.</source>
        <translation>Sprache; ohne Angabe die der Umgebung.</translation>
    </message>
    <message>
        <source>Server; STW_SERVER or the one signed in to unless given.</source>
        <translation>Server; ohne Angabe STW_SERVER oder der Server der Anmeldung.</translation>
    </message>
    <message>
        <source>PEM file of the authorities to trust.</source>
        <translation>PEM-Datei der vertrauenswürdigen Zertifizierungsstellen.</translation>
    </message>
    <message>
        <source>Show the help of the command.</source>
        <translation>Hilfe zum Befehl anzeigen.</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>none at present</source>
        <translation>derzeit keiner</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation>%1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>SPECIFICATION</source>
        <translation>SPEZIFIKATION</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>KARTEN</translation>
    </message>
    <message>
        <source>CORES</source>
        <translation>KERNE</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <translation>ARBEITSSPEICHER</translation>
    </message>
    <message>
        <source>PRICE PER HOUR</source>
        <translation>PREIS JE STUNDE</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>No specifications.</source>
        <translation>Keine Spezifikationen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>Karten je Knoten</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>CPU cores per card</source>
        <translation>CPU-Kerne je Karte</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU-Kerne</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>Arbeitsspeicher je Karte</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 by default, %2 at most</source>
        <translation>ohne Angabe %1, höchstens %2</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Verdrängbar</translation>
    </message>
    <message>
        <source>Price per card hour</source>
        <translation>Preis je Kartenstunde</translation>
    </message>
    <message>
        <source>Price per core hour</source>
        <translation>Preis je Kernstunde</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preis je Stunde</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>TEMPLATE</source>
        <translation>VORLAGE</translation>
    </message>
    <message>
        <source>IMAGE</source>
        <translation>IMAGE</translation>
    </message>
    <message>
        <source>PARAMETERS</source>
        <translation>PARAMETER</translation>
    </message>
    <message>
        <source>No templates.</source>
        <translation>Keine Vorlagen.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Startbefehl</translation>
    </message>
    <message>
        <source>Vendors</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>PARAMETER</source>
        <translation>PARAMETER</translation>
    </message>
    <message>
        <source>TYPE</source>
        <translation>TYP</translation>
    </message>
    <message>
        <source>ACCEPTED</source>
        <translation>ZULÄSSIG</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>ERFORDERLICH</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>VORGABE</translation>
    </message>
    <message>
        <source>No parameters.</source>
        <translation>Keine Parameter.</translation>
    </message>
    <message>
        <source>%1 to %2, %3 by default</source>
        <translation>%1 bis %2, ohne Angabe %3</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Project; may be left out by members of just one.</source>
        <translation>Projekt; kann entfallen, wenn Sie nur in einem Mitglied sind.</translation>
    </message>
    <message>
        <source>Name to show.</source>
        <translation>Anzeigename.</translation>
    </message>
    <message>
        <source>Why; it is kept in the record.</source>
        <translation>Begründung; sie bleibt im Anfragedatensatz stehen.</translation>
    </message>
    <message>
        <source>Print the output as it comes, to its end.</source>
        <translation>Die Ausgabe laufend ausgeben, bis sie endet.</translation>
    </message>
    <message>
        <source>At most so many, up to 500.</source>
        <translation>Höchstens so viele, bis 500.</translation>
    </message>
    <message>
        <source>Name of the account; asked for unless given.</source>
        <translation>Name des Kontos; wird ohne Angabe erfragt.</translation>
    </message>
    <message>
        <source>File with the password; asked for unless given.</source>
        <translation>Datei mit dem Passwort; wird ohne Angabe erfragt.</translation>
    </message>
    <message>
        <source>File with a one-time secret instead of a password.</source>
        <translation>Datei mit einem Einmalgeheimnis anstelle eines Passworts.</translation>
    </message>
    <message>
        <source>File with the password to set by the one-time secret.</source>
        <translation>Datei mit dem Passwort, das mit dem Einmalgeheimnis gesetzt wird.</translation>
    </message>
    <message>
        <source>File with the present password; asked for unless given.</source>
        <translation>Datei mit dem bisherigen Passwort; wird ohne Angabe erfragt.</translation>
    </message>
    <message>
        <source>File with the new password; asked for unless given.</source>
        <translation>Datei mit dem neuen Passwort; wird ohne Angabe erfragt.</translation>
    </message>
    <message>
        <source>Only in this state, by its code: queued, active, completed …</source>
        <translation>Nur mit diesem Status, als Code: queued, active, completed …</translation>
    </message>
    <message>
        <source>Only of this project.</source>
        <translation>Nur dieses Projekts.</translation>
    </message>
    <message>
        <source>Only of this person.</source>
        <translation>Nur dieser Person.</translation>
    </message>
    <message>
        <source>Only with this specification.</source>
        <translation>Nur mit dieser Spezifikation.</translation>
    </message>
    <message>
        <source>Only with this in the purpose or the id.</source>
        <translation>Nur mit diesem Text in Zweck oder Kennung.</translation>
    </message>
    <message>
        <source>Submitted at this date or instant, or later.</source>
        <translation>Ab diesem Datum oder Zeitpunkt eingereicht.</translation>
    </message>
    <message>
        <source>Submitted before this date or instant.</source>
        <translation>Vor diesem Datum oder Zeitpunkt eingereicht.</translation>
    </message>
    <message>
        <source>submitted_at, ended_at, state or project.</source>
        <translation>submitted_at, ended_at, state oder project.</translation>
    </message>
    <message>
        <source>Ascending or descending.</source>
        <translation>Aufsteigend oder absteigend.</translation>
    </message>
    <message>
        <source>The page after the one that named it.</source>
        <translation>Die Seite nach der, die ihn genannt hat.</translation>
    </message>
    <message>
        <source>Only of this month.</source>
        <translation>Nur dieses Monats.</translation>
    </message>
    <message>
        <source>Entries after this one.</source>
        <translation>Einträge nach diesem.</translation>
    </message>
    <message>
        <source>A head of the log that was noted before.</source>
        <translation>Ein früher notierter letzter Eintrag des Protokolls.</translation>
    </message>
    <message>
        <source>Tenant that it belongs to.</source>
        <translation>Mandant, zu dem es gehört.</translation>
    </message>
    <message>
        <source>Time zone of its months, such as Europe/Berlin.</source>
        <translation>Zeitzone seiner Monate, etwa Europe/Berlin.</translation>
    </message>
    <message>
        <source>A service account: it has tokens only.</source>
        <translation>Ein Dienstkonto: Es hat nur Token.</translation>
    </message>
    <message>
        <source>Days until it expires, up to 365.</source>
        <translation>Tage bis zum Ablauf, höchstens 365.</translation>
    </message>
    <message>
        <source>A permission that it has; all of yours unless given.</source>
        <translation>Eine Berechtigung des Tokens; ohne Angabe alle Ihre Berechtigungen.</translation>
    </message>
    <message>
        <source>Service account that it is for; your own unless given.</source>
        <translation>Dienstkonto, für das es gilt; ohne Angabe Ihr eigenes Konto.</translation>
    </message>
    <message>
        <source>Project that it limits.</source>
        <translation>Projekt, für das das Limit gilt.</translation>
    </message>
    <message>
        <source>Tenant that it limits.</source>
        <translation>Mandant, für den das Limit gilt.</translation>
    </message>
    <message>
        <source>Take the role away instead of granting it.</source>
        <translation>Die Rolle entziehen statt erteilen.</translation>
    </message>
    <message>
        <source>Key under which it is taken only once; random unless given.</source>
        <translation>Schlüssel, unter dem sie nur einmal angenommen wird; ohne Angabe zufällig.</translation>
    </message>
    <message>
        <source>Wait for the end; the exit code tells the result.</source>
        <translation>Auf das Ende warten; der Exit-Code nennt das Ergebnis.</translation>
    </message>
    <message>
        <source>Sign in; keeps a token for the next commands.</source>
        <translation>Anmelden; ein Token wird für die nächsten Befehle aufbewahrt.</translation>
    </message>
    <message>
        <source>Sign out; the token becomes void.</source>
        <translation>Abmelden; das Token wird ungültig.</translation>
    </message>
    <message>
        <source>Show who is signed in, with roles and projects.</source>
        <translation>Anzeigen, wer angemeldet ist, mit Rollen und Projekten.</translation>
    </message>
    <message>
        <source>Change the password.</source>
        <translation>Das Passwort ändern.</translation>
    </message>
    <message>
        <source>Show the resource specifications, or one of them.</source>
        <translation>Die Ressourcenspezifikationen oder eine davon anzeigen.</translation>
    </message>
    <message>
        <source>Show the templates, or one with its parameters.</source>
        <translation>Die Vorlagen oder eine davon mit ihren Parametern anzeigen.</translation>
    </message>
    <message>
        <source>Show quota, cost and expected start of a request without submitting it.</source>
        <translation>Kontingent, Kosten und voraussichtlichen Start einer Anfrage anzeigen, ohne sie einzureichen.</translation>
    </message>
    <message>
        <source>Submit a request. With --wait and --json, the record with `output` and `exit_code` of the work.</source>
        <translation>Eine Anfrage einreichen. Mit --wait und --json: der Anfragedatensatz mit „output“ und „exit_code“ der Arbeit.</translation>
    </message>
    <message>
        <source>List requests.</source>
        <translation>Anfragen auflisten.</translation>
    </message>
    <message>
        <source>Show the whole record of a request.</source>
        <translation>Den ganzen Anfragedatensatz anzeigen.</translation>
    </message>
    <message>
        <source>Show what happens to a request, to its end; the exit code tells the result.</source>
        <translation>Den Verlauf einer Anfrage bis zu ihrem Ende anzeigen; der Exit-Code nennt das Ergebnis.</translation>
    </message>
    <message>
        <source>Print the output of the work.</source>
        <translation>Die Ausgabe der Arbeit ausgeben.</translation>
    </message>
    <message>
        <source>List the files of the work folder.</source>
        <translation>Die Dateien des Arbeitsordners auflisten.</translation>
    </message>
    <message>
        <source>Copy a file of the work folder; LOCAL - is standard output.</source>
        <translation>Eine Datei des Arbeitsordners kopieren; LOCAL - ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>Cancel a request that does not run yet.</source>
        <translation>Eine Anfrage zurückziehen, die noch nicht läuft.</translation>
    </message>
    <message>
        <source>Release the resources of a running request.</source>
        <translation>Die Ressourcen einer laufenden Anfrage freigeben.</translation>
    </message>
    <message>
        <source>Show the quota of a project.</source>
        <translation>Das Kontingent eines Projekts anzeigen.</translation>
    </message>
    <message>
        <source>Show usage and cost.</source>
        <translation>Nutzung und Kosten anzeigen.</translation>
    </message>
    <message>
        <source>Show the nodes and cards.</source>
        <translation>Knoten und Karten anzeigen.</translation>
    </message>
    <message>
        <source>List the audit log.</source>
        <translation>Das Audit-Protokoll auflisten.</translation>
    </message>
    <message>
        <source>Verify that the audit log is whole.</source>
        <translation>Prüfen, ob das Audit-Protokoll unversehrt ist.</translation>
    </message>
    <message>
        <source>List the tenants.</source>
        <translation>Die Mandanten auflisten.</translation>
    </message>
    <message>
        <source>Create a tenant.</source>
        <translation>Einen Mandanten anlegen.</translation>
    </message>
    <message>
        <source>List the projects.</source>
        <translation>Die Projekte auflisten.</translation>
    </message>
    <message>
        <source>Create a project.</source>
        <translation>Ein Projekt anlegen.</translation>
    </message>
    <message>
        <source>Edit a project.</source>
        <translation>Ein Projekt bearbeiten.</translation>
    </message>
    <message>
        <source>List the accounts.</source>
        <translation>Die Konten auflisten.</translation>
    </message>
    <message>
        <source>Create an account.</source>
        <translation>Ein Konto anlegen.</translation>
    </message>
    <message>
        <source>Edit an account.</source>
        <translation>Ein Konto bearbeiten.</translation>
    </message>
    <message>
        <source>Disable an account.</source>
        <translation>Ein Konto deaktivieren.</translation>
    </message>
    <message>
        <source>Enable a disabled account.</source>
        <translation>Ein deaktiviertes Konto wieder aktivieren.</translation>
    </message>
    <message>
        <source>Issue a one-time secret to sign in with.</source>
        <translation>Ein Einmalgeheimnis zur Anmeldung ausstellen.</translation>
    </message>
    <message>
        <source>List the members of a project.</source>
        <translation>Die Mitglieder eines Projekts auflisten.</translation>
    </message>
    <message>
        <source>Make somebody a member with a role (developer, owner).</source>
        <translation>Eine Person mit einer Rolle (developer, owner) zum Mitglied machen.</translation>
    </message>
    <message>
        <source>Remove a member.</source>
        <translation>Ein Mitglied entfernen.</translation>
    </message>
    <message>
        <source>List your sessions and API tokens.</source>
        <translation>Ihre Sitzungen und API-Token auflisten.</translation>
    </message>
    <message>
        <source>Issue an API token; it is shown only once.</source>
        <translation>Ein API-Token ausstellen; es wird nur einmal angezeigt.</translation>
    </message>
    <message>
        <source>Revoke a token or session.</source>
        <translation>Ein Token oder eine Sitzung widerrufen.</translation>
    </message>
    <message>
        <source>List the proposals.</source>
        <translation>Die Vorschläge auflisten.</translation>
    </message>
    <message>
        <source>Propose a limit: cards, accelerator_memory and memory in GiB, cpu in cores, concurrent_tasks, card_hours; or none.</source>
        <translation>Ein Limit vorschlagen: cards, accelerator_memory und memory in GiB, cpu in Kernen, concurrent_tasks, card_hours; oder none.</translation>
    </message>
    <message>
        <source>Propose to grant a role of the installation.</source>
        <translation>Vorschlagen, eine Rolle der Installation zu erteilen.</translation>
    </message>
    <message>
        <source>Activate a proposal of somebody else.</source>
        <translation>Den Vorschlag einer anderen Person aktivieren.</translation>
    </message>
    <message>
        <source>Withdraw a proposal.</source>
        <translation>Einen Vorschlag zurückziehen.</translation>
    </message>
</context>
<context>
    <name>Directory</name>
    <message>
        <source>The tenant %1 was created.</source>
        <translation>Der Mandant %1 wurde angelegt.</translation>
    </message>
    <message>
        <source>The project %1 was created.</source>
        <translation>Das Projekt %1 wurde angelegt.</translation>
    </message>
    <message>
        <source>The project %1 was edited.</source>
        <translation>Das Projekt %1 wurde bearbeitet.</translation>
    </message>
    <message>
        <source>The account %1 was created.</source>
        <translation>Das Konto %1 wurde angelegt.</translation>
    </message>
    <message>
        <source>The account %1 was edited.</source>
        <translation>Das Konto %1 wurde bearbeitet.</translation>
    </message>
    <message>
        <source>The account %1 was disabled.</source>
        <translation>Das Konto %1 wurde deaktiviert.</translation>
    </message>
    <message>
        <source>The account %1 was enabled.</source>
        <translation>Das Konto %1 wurde aktiviert.</translation>
    </message>
    <message>
        <source>The one-time secret, shown only now (sign in with --secret-file):</source>
        <translation>Das Einmalgeheimnis, nur jetzt angezeigt (Anmeldung mit --secret-file):</translation>
    </message>
    <message>
        <source>%1 is now a member of %2.</source>
        <translation>%1 ist jetzt Mitglied von %2.</translation>
    </message>
    <message>
        <source>%1 is no longer a member of %2.</source>
        <translation>%1 ist nicht mehr Mitglied von %2.</translation>
    </message>
    <message>
        <source>The token, shown only now (use it as STW_TOKEN):</source>
        <translation>Das Token, nur jetzt angezeigt (zu verwenden als STW_TOKEN):</translation>
    </message>
    <message>
        <source>The token was revoked.</source>
        <translation>Das Token wurde widerrufen.</translation>
    </message>
    <message>
        <source>Grant the role %1 to %2.</source>
        <translation>Die Rolle %1 an %2 erteilen.</translation>
    </message>
    <message>
        <source>Take the role %1 from %2.</source>
        <translation>Die Rolle %1 von %2 entziehen.</translation>
    </message>
    <message>
        <source>Limit of %1: %2 = %3.</source>
        <translation>Limit von %1: %2 = %3.</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>locked until %1</source>
        <translation>gesperrt bis %1</translation>
    </message>
    <message>
        <source>service account</source>
        <translation>Dienstkonto</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>no password yet</source>
        <translation>noch kein Passwort</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Signed in until</source>
        <translation>Angemeldet bis</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>One person may activate their own proposals.</source>
        <translation>Eine Person darf eigene Vorschläge aktivieren.</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Some of it is simulated.</source>
        <translation>Ein Teil davon ist simuliert.</translation>
    </message>
    <message>
        <source>TENANT</source>
        <translation>MANDANT</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>KENNUNG</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>No tenants.</source>
        <translation>Keine Mandanten.</translation>
    </message>
    <message>
        <source>PROJECT</source>
        <translation>PROJEKT</translation>
    </message>
    <message>
        <source>TIME ZONE</source>
        <translation>ZEITZONE</translation>
    </message>
    <message>
        <source>No projects.</source>
        <translation>Keine Projekte.</translation>
    </message>
    <message>
        <source>USER</source>
        <translation>KONTO</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>STATUS</translation>
    </message>
    <message>
        <source>ROLES</source>
        <translation>ROLLEN</translation>
    </message>
    <message>
        <source>No users.</source>
        <translation>Keine Konten.</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROLLE</translation>
    </message>
    <message>
        <source>No members.</source>
        <translation>Keine Mitglieder.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>BEGINS WITH</source>
        <translation>BEGINNT MIT</translation>
    </message>
    <message>
        <source>ISSUED</source>
        <translation>AUSGESTELLT</translation>
    </message>
    <message>
        <source>EXPIRES</source>
        <translation>LÄUFT AB</translation>
    </message>
    <message>
        <source>PERMISSIONS</source>
        <translation>BERECHTIGUNGEN</translation>
    </message>
    <message>
        <source>No tokens.</source>
        <translation>Keine Token.</translation>
    </message>
    <message>
        <source>PROPOSED</source>
        <translation>VORGESCHLAGEN</translation>
    </message>
    <message>
        <source>BY</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>CHANGE</source>
        <translation>ÄNDERUNG</translation>
    </message>
    <message>
        <source>REASON</source>
        <translation>GRUND</translation>
    </message>
    <message>
        <source>No proposals.</source>
        <translation>Keine Vorschläge.</translation>
    </message>
</context>
<context>
    <name>ExitCodes</name>
    <message>
        <source>Done. Where the work was waited for, it completed.</source>
        <translation>Erledigt. Wurde auf die Arbeit gewartet, ist sie abgeschlossen.</translation>
    </message>
    <message>
        <source>The work that was waited for failed.</source>
        <translation>Die Arbeit, auf die gewartet wurde, ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The command line is wrong. Nothing was sent.</source>
        <translation>Die Befehlszeile ist fehlerhaft. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Not signed in, or no longer.</source>
        <translation>Nicht oder nicht mehr angemeldet.</translation>
    </message>
    <message>
        <source>Your roles do not permit it.</source>
        <translation>Ihre Rollen erlauben es nicht.</translation>
    </message>
    <message>
        <source>There is no such thing, or you may not see it.</source>
        <translation>Das gibt es nicht, oder Sie dürfen es nicht sehen.</translation>
    </message>
    <message>
        <source>Refused: by a rule, a quota, an approval or a conflict.</source>
        <translation>Abgelehnt: durch eine Regel, ein Kontingent, eine Genehmigung oder einen Konflikt.</translation>
    </message>
    <message>
        <source>The service cannot be reached, or cannot do it now.</source>
        <translation>Der Dienst ist nicht erreichbar oder kann es gerade nicht ausführen.</translation>
    </message>
    <message>
        <source>The work that was waited for expired, was released or was cancelled.</source>
        <translation>Die Arbeit, auf die gewartet wurde, ist abgelaufen, zurückgegeben oder zurückgezogen.</translation>
    </message>
    <message>
        <source>A fault of the service or of this program.</source>
        <translation>Ein Fehler des Dienstes oder dieses Programms.</translation>
    </message>
    <message>
        <source>Interrupted. Work that was waited for goes on.</source>
        <translation>Abgebrochen. Arbeit, auf die gewartet wurde, läuft weiter.</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>There is no field “%1”. A word with a colon stands in quotation marks.</source>
        <translation>Ein Feld „%1“ gibt es nicht. Ein Wort mit Doppelpunkt steht in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value is missing behind “%1”.</source>
        <translation>Hinter „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>There is no status “%1”.</source>
        <translation>Einen Status „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1” is no date. Use 2026-11-30, today, 7d or 24h.</source>
        <translation>„%1“ ist kein Datum. Möglich sind 30.11.2026, heute, 7d oder 24h.</translation>
    </message>
    <message>
        <source>“%1”: only cards can be compared by &lt; and &gt;.</source>
        <translation>„%1“: Nur Karten lassen sich mit &lt; und &gt; vergleichen.</translation>
    </message>
    <message>
        <source>“%1” contradicts what stands before it.</source>
        <translation>„%1“ widerspricht dem, was davor steht.</translation>
    </message>
    <message>
        <source>The quotation mark of “%1” is not closed.</source>
        <translation>Das Anführungszeichen von „%1“ ist nicht geschlossen.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <extracomment>A date and time for QDateTime::toString(); digits only.</extracomment>
        <translation>dd.MM.yyyy, HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Server to talk to.</source>
        <translation>Anzusprechender Server.</translation>
    </message>
    <message>
        <source>Token to use instead of the kept one.</source>
        <translation>Token anstelle des aufbewahrten.</translation>
    </message>
    <message>
        <source>File with such a token.</source>
        <translation>Datei mit einem solchen Token.</translation>
    </message>
    <message>
        <source>PEM file of the authorities to trust.</source>
        <translation>PEM-Datei der vertrauenswürdigen Zertifizierungsstellen.</translation>
    </message>
    <message>
        <source>stellwerkctl: compute without manual provisioning, from the command line.</source>
        <translation>stellwerkctl: Rechenleistung ohne manuelle Provisionierung, von der Befehlszeile aus.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Options of every command</source>
        <translation>Optionen aller Befehle</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>More: stellwerkctl help COMMAND, stellwerkctl help exit-codes</source>
        <translation>Mehr: stellwerkctl help BEFEHL, stellwerkctl help exit-codes</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation>Exit-Codes</translation>
    </message>
</context>
<context>
    <name>Inbox</name>
    <message>
        <source>Over: %1</source>
        <comment>a request, %1 is its final state</comment>
        <translation>Beendet: %1</translation>
    </message>
    <message>
        <source>The work runs.</source>
        <translation>Die Workload läuft.</translation>
    </message>
    <message>
        <source>Waits for another reason than before.</source>
        <translation>Wartet aus einem anderen Grund als bisher.</translation>
    </message>
    <message>
        <source>An attempt was lost; it is queued anew.</source>
        <translation>Ein Versuch ging verloren; die Anfrage ist erneut in der Warteschlange.</translation>
    </message>
    <message>
        <source>Waits for approval.</source>
        <translation>Wartet auf Genehmigung.</translation>
    </message>
    <message>
        <source>Was not approved.</source>
        <translation>Wurde nicht genehmigt.</translation>
    </message>
    <message>
        <source>A proposed change awaits a second person.</source>
        <translation>Eine vorgeschlagene Änderung wartet auf eine zweite Person.</translation>
    </message>
    <message>
        <source>Read: %1 %2</source>
        <translation>Gelesen: %1 %2</translation>
    </message>
    <message>
        <source>Unread: %1 %2</source>
        <translation>Ungelesen: %1 %2</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>%1 is required.</source>
        <translation>%1 ist erforderlich.</translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <translation>%1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 hat den falschen Typ.</translation>
    </message>
    <message>
        <source>%1 is out of range.</source>
        <translation>%1 liegt außerhalb des zulässigen Bereichs.</translation>
    </message>
    <message>
        <source>%1 has the wrong length.</source>
        <translation>%1 hat die falsche Länge.</translation>
    </message>
    <message>
        <source>%1 has the wrong format.</source>
        <translation>%1 hat das falsche Format.</translation>
    </message>
    <message>
        <source>%1 is not one of the choices.</source>
        <translation>%1 gehört nicht zur Auswahl.</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>%1 is nested too deeply.</source>
        <translation>%1 ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8.</source>
        <translation>%1 ist kein UTF-8.</translation>
    </message>
    <message>
        <source>%1 is not JSON.</source>
        <translation>%1 ist kein JSON.</translation>
    </message>
    <message>
        <source>%1 is not approved.</source>
        <translation>%1 ist nicht genehmigt.</translation>
    </message>
    <message>
        <source>%1 is not encrypted.</source>
        <translation>%1 ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>%1 can be read by others.</source>
        <translation>%1 ist für andere lesbar.</translation>
    </message>
    <message>
        <source>%1 breaks the rule “%2”.</source>
        <translation>%1 verletzt die Regel „%2“.</translation>
    </message>
    <message>
        <source>The input breaks rules. Nothing was changed.</source>
        <translation>Die Eingabe verletzt Regeln. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>You are not signed in, or no longer.</source>
        <translation>Sie sind nicht oder nicht mehr angemeldet.</translation>
    </message>
    <message>
        <source>Your roles do not permit this.</source>
        <translation>Ihre Rollen erlauben dies nicht.</translation>
    </message>
    <message>
        <source>A second person is needed for this: nobody decides on their own behalf.</source>
        <translation>Hierfür ist eine zweite Person nötig: Niemand entscheidet in eigener Sache.</translation>
    </message>
    <message>
        <source>There is no such thing, or you may not know that it exists.</source>
        <translation>Das gibt es nicht, oder Sie dürfen nicht wissen, ob es existiert.</translation>
    </message>
    <message>
        <source>This cannot be done in the present state.</source>
        <translation>Dies ist beim derzeitigen Status nicht möglich.</translation>
    </message>
    <message>
        <source>Somebody else has already decided this.</source>
        <translation>Hierüber hat bereits eine andere Person entschieden.</translation>
    </message>
    <message>
        <source>It was changed meanwhile, or the name is taken. Nothing was changed now.</source>
        <translation>Es wurde inzwischen geändert, oder der Name ist vergeben. Jetzt wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This is more than the quota could ever allow. Nothing was submitted.</source>
        <translation>Dies ist mehr, als das Kontingent jemals zulässt. Es wurde nichts eingereicht.</translation>
    </message>
    <message>
        <source>No hardware of the fleet could ever serve this. Nothing was submitted.</source>
        <translation>Keine Hardware der Flotte kann dies jemals bereitstellen. Es wurde nichts eingereicht.</translation>
    </message>
    <message>
        <source>The idempotency key was used before with another content.</source>
        <translation>Der Idempotenzschlüssel wurde bereits mit anderem Inhalt verwendet.</translation>
    </message>
    <message>
        <source>This is larger than permitted.</source>
        <translation>Dies ist größer als erlaubt.</translation>
    </message>
    <message>
        <source>Too many attempts in a short time. Please try again later.</source>
        <translation>Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The service cannot do this now. Please try again later.</source>
        <translation>Der Dienst kann dies gerade nicht ausführen. Bitte versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>A sum would not fit. Nothing was changed.</source>
        <translation>Eine Summe wäre zu groß. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The service made a mistake. This is not your fault.</source>
        <translation>Im Dienst ist ein Fehler aufgetreten. Es liegt nicht an Ihnen.</translation>
    </message>
    <message>
        <source>The input</source>
        <translation>Die Eingabe</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 ist falsch.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 fits more than one.</source>
        <translation>%1 passt auf mehrere.</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>Proposed as %1. It takes effect once it is activated.</source>
        <translation>Vorgeschlagen als %1. Die Änderung wirkt, sobald sie aktiviert ist.</translation>
    </message>
    <message>
        <source>The proposal is active.</source>
        <translation>Der Vorschlag ist aktiviert.</translation>
    </message>
    <message>
        <source>The proposal was withdrawn.</source>
        <translation>Der Vorschlag wurde zurückgezogen.</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>being planned</source>
        <translation>wird eingeplant</translation>
    </message>
    <message>
        <source>quota exhausted</source>
        <translation>Kontingent erschöpft</translation>
    </message>
    <message>
        <source>matching specification unavailable</source>
        <translation>passende Ressourcenspezifikation nicht verfügbar</translation>
    </message>
    <message>
        <source>insufficient healthy capacity</source>
        <translation>unzureichende gesunde Kapazität</translation>
    </message>
    <message>
        <source>capacity busy</source>
        <translation>Kapazität belegt</translation>
    </message>
    <message>
        <source>higher-priority tasks ahead</source>
        <translation>höher priorisierte Tasks davor</translation>
    </message>
    <message>
        <source>executor unreachable</source>
        <translation>Executor nicht erreichbar</translation>
    </message>
    <message>
        <source>Admitted a moment ago; the next planning cycle decides.</source>
        <translation>Soeben angenommen; der nächste Planungslauf entscheidet.</translation>
    </message>
    <message>
        <source>The project&apos;s quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; the limit is %5.</source>
        <translation>Das Kontingent des Projekts ist erschöpft (%1): %2 in Nutzung, %3 reserviert, %4 angefragt; das Limit ist %5.</translation>
    </message>
    <message>
        <source>The tenant&apos;s quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; the limit is %5.</source>
        <translation>Das Kontingent des Mandanten ist erschöpft (%1): %2 in Nutzung, %3 reserviert, %4 angefragt; das Limit ist %5.</translation>
    </message>
    <message>
        <source>It starts anew at %1.</source>
        <translation>Es beginnt neu: %1.</translation>
    </message>
    <message>
        <source>No node is large enough: %1 requested, the largest has %2.</source>
        <translation>Kein Knoten ist groß genug: %1 angefragt, der größte hat %2.</translation>
    </message>
    <message>
        <source>The fleet has no card of the class %1.</source>
        <translation>Die Flotte hat keine Karte der Klasse %1.</translation>
    </message>
    <message numerus="yes">
        <source>The fleet has %Ln card(s) of the class %1, but no suitable node with %2; the largest has %3.</source>
        <translation>
            <numerusform>Die Flotte hat %Ln Karte der Klasse %1, aber keinen passenden Knoten mit %2; der größte hat %3.</numerusform>
            <numerusform>Die Flotte hat %Ln Karten der Klasse %1, aber keinen passenden Knoten mit %2; der größte hat %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few healthy cards: %1 requested. Healthy: %2, suspect: %3, isolated: %4, failed: %5, unknown: %6.</source>
        <translation>Zu wenige gesunde Karten: %1 angefragt. Gesund: %2, auffällig: %3, isoliert: %4, ausgefallen: %5, unbekannt: %6.</translation>
    </message>
    <message numerus="yes">
        <source>All suitable healthy capacity is busy with %Ln allocation(s).</source>
        <translation>
            <numerusform>Alle passende gesunde Kapazität ist durch %Ln Zuweisung belegt.</numerusform>
            <numerusform>Alle passende gesunde Kapazität ist durch %Ln Zuweisungen belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of them ends by %1.</source>
        <translation>Die erste davon endet spätestens: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting request(s) go first.</source>
        <translation>
            <numerusform>%Ln wartende Anfrage geht vor.</numerusform>
            <numerusform>%Ln wartende Anfragen gehen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The executor of the pool %1 cannot be reached.</source>
        <translation>Der Executor des Pools %1 ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>Quota</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation>
            <numerusform>%Ln Kern</numerusform>
            <numerusform>%Ln Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card hour(s)</source>
        <translation>
            <numerusform>%Ln Kartenstunde</numerusform>
            <numerusform>%Ln Kartenstunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 card hours</source>
        <translation>%1 Kartenstunden</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Accelerator memory</source>
        <translation>Beschleuniger-Speicher</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU-Kerne</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Concurrent tasks</source>
        <translation>Gleichzeitige Tasks</translation>
    </message>
    <message>
        <source>Card hours (monthly)</source>
        <translation>Kartenstunden (monatlich)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s)</source>
        <translation>
            <numerusform>%Ln Task</numerusform>
            <numerusform>%Ln Tasks</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Angefragt von</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Position in the queue</source>
        <translation>Position in der Warteschlange</translation>
    </message>
    <message>
        <source>Reason of the end</source>
        <translation>Begründung des Endes</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Beendet von</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Jetzt möglich</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Anfrage %1</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>Karten je Knoten</translation>
    </message>
    <message>
        <source>CPU per node</source>
        <translation>CPU je Knoten</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Arbeitsspeicher je Knoten</translation>
    </message>
    <message>
        <source>Granted duration</source>
        <translation>Gewährte Dauer</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Price per card hour</source>
        <translation>Preis je Kartenstunde</translation>
    </message>
    <message>
        <source>Price per core hour</source>
        <translation>Preis je Kernstunde</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Eingabedateien</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>The budget of %1 is reserved.</source>
        <translation>Das Budget von %1 ist reserviert.</translation>
    </message>
    <message>
        <source>No budget is reserved.</source>
        <translation>Kein Budget ist reserviert.</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>still</source>
        <translation>noch</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>BIS</translation>
    </message>
    <message>
        <source>WAITED</source>
        <translation>GEWARTET</translation>
    </message>
    <message>
        <source>REASON</source>
        <translation>GRUND</translation>
    </message>
    <message>
        <source>It did not wait.</source>
        <translation>Sie hat nicht gewartet.</translation>
    </message>
    <message>
        <source>The pieces add up to %1.</source>
        <translation>Die Abschnitte ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>Queue history</source>
        <translation>Warteschlangenverlauf</translation>
    </message>
    <message>
        <source>Work ended</source>
        <translation>Arbeit beendet</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Exit-Code</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Höchster Speicherbedarf</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU-Zeit</translation>
    </message>
    <message>
        <source>%1, cut off at the limit</source>
        <translation>%1, am Limit abgeschnitten</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Return proof</source>
        <translation>Rückgabenachweis</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Proven by</source>
        <translation>Nachgewiesen durch</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Devices empty</source>
        <translation>Geräte leer</translation>
    </message>
    <message>
        <source>%1 (%2, simulated)</source>
        <translation>%1 (%2, simuliert)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Limits kept by</source>
        <translation>Limits eingehalten durch</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>Läuft als</translation>
    </message>
    <message>
        <source>Allocation, attempt %1</source>
        <translation>Zuweisung, Versuch %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>Nutzung und Kosten</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Gelaufen</translation>
    </message>
    <message>
        <source>Card hours</source>
        <translation>Kartenstunden</translation>
    </message>
    <message>
        <source>Core hours</source>
        <translation>Kernstunden</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Manuelle Übertragungen</translation>
    </message>
    <message>
        <source>MONTH</source>
        <translation>MONAT</translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation>EINHEIT</translation>
    </message>
    <message>
        <source>METER</source>
        <translation>MESSGRÖSSE</translation>
    </message>
    <message>
        <source>QUANTITY</source>
        <translation>MENGE</translation>
    </message>
    <message>
        <source>PRICE</source>
        <translation>PREIS</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>KOSTEN</translation>
    </message>
    <message>
        <source>%1. Waited: %2; ran: %3; cost: %4.</source>
        <translation>%1. Gewartet: %2; gelaufen: %3; Kosten: %4.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>disabled</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>service account</source>
        <translation>Dienstkonto</translation>
    </message>
    <message>
        <source>active</source>
        <comment>account</comment>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>has not signed in yet</source>
        <translation>noch nicht angemeldet</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preis je Stunde</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a person</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>closed to new work</source>
        <translation>für neue Workloads gesperrt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Entry %1 was changed.</source>
        <translation>Eintrag %1 wurde verändert.</translation>
    </message>
    <message>
        <source>Entry %1 is missing.</source>
        <translation>Eintrag %1 fehlt.</translation>
    </message>
    <message>
        <source>The log was cut off at entry %1.</source>
        <translation>Das Protokoll wurde bei Eintrag %1 abgeschnitten.</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>ANFRAGE</translation>
    </message>
    <message>
        <source>STATUS</source>
        <translation>STATUS</translation>
    </message>
    <message>
        <source>PROJECT</source>
        <translation>PROJEKT</translation>
    </message>
    <message>
        <source>BY</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>SPECIFICATION</source>
        <translation>SPEZIFIKATION</translation>
    </message>
    <message>
        <source>SUBMITTED</source>
        <translation>EINGEREICHT</translation>
    </message>
    <message>
        <source>END</source>
        <translation>ENDE</translation>
    </message>
    <message>
        <source>WAITS FOR</source>
        <translation>WARTEGRUND</translation>
    </message>
    <message>
        <source>POOL</source>
        <translation>POOL</translation>
    </message>
    <message>
        <source>PURPOSE</source>
        <translation>ZWECK</translation>
    </message>
    <message>
        <source>No requests.</source>
        <translation>Keine Anfragen.</translation>
    </message>
    <message>
        <source>There are more: --cursor %1</source>
        <translation>Es gibt weitere: --cursor %1</translation>
    </message>
    <message>
        <source>OF</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>QUOTA</source>
        <translation>KONTINGENT</translation>
    </message>
    <message>
        <source>LIMIT</source>
        <translation>LIMIT</translation>
    </message>
    <message>
        <source>USED</source>
        <translation>IN NUTZUNG</translation>
    </message>
    <message>
        <source>RESERVED</source>
        <translation>RESERVIERT</translation>
    </message>
    <message>
        <source>REQUESTED</source>
        <translation>ANGEFRAGT</translation>
    </message>
    <message>
        <source>MISSING</source>
        <translation>FEHLT</translation>
    </message>
    <message>
        <source>RESET</source>
        <translation>NEUBEGINN</translation>
    </message>
    <message>
        <source>No quota is set.</source>
        <translation>Es ist kein Kontingent gesetzt.</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preis je Stunde</translation>
    </message>
    <message>
        <source>Cost to the granted end</source>
        <translation>Kosten bis zum gewährten Ende</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>nicht erforderlich</translation>
    </message>
    <message>
        <source>Feasibility</source>
        <translation>Durchführbarkeit</translation>
    </message>
    <message>
        <source>Expected start</source>
        <translation>Voraussichtlicher Start</translation>
    </message>
    <message>
        <source>Wait reason</source>
        <translation>Wartegrund</translation>
    </message>
    <message>
        <source>Cards per node that fit</source>
        <translation>Karten je Knoten, die passen</translation>
    </message>
    <message>
        <source>MONTH</source>
        <translation>MONAT</translation>
    </message>
    <message>
        <source>TENANT</source>
        <translation>MANDANT</translation>
    </message>
    <message>
        <source>ACCELERATOR</source>
        <translation>BESCHLEUNIGER</translation>
    </message>
    <message>
        <source>METER</source>
        <translation>MESSGRÖSSE</translation>
    </message>
    <message>
        <source>QUANTITY</source>
        <translation>MENGE</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>KOSTEN</translation>
    </message>
    <message>
        <source>No usage yet.</source>
        <translation>Noch keine Nutzung.</translation>
    </message>
    <message>
        <source>NODE</source>
        <translation>KNOTEN</translation>
    </message>
    <message>
        <source>HEALTH</source>
        <translation>ZUSTAND</translation>
    </message>
    <message>
        <source>CORES</source>
        <translation>KERNE</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <translation>ARBEITSSPEICHER</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>KARTEN</translation>
    </message>
    <message>
        <source>RACK</source>
        <translation>RACK</translation>
    </message>
    <message>
        <source>SERIAL</source>
        <translation>SERIENNUMMER</translation>
    </message>
    <message>
        <source>BMC</source>
        <translation>BMC</translation>
    </message>
    <message>
        <source>No nodes.</source>
        <translation>Keine Knoten.</translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation>EINTRAG</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>ZEITPUNKT</translation>
    </message>
    <message>
        <source>EVENT</source>
        <translation>EREIGNIS</translation>
    </message>
    <message>
        <source>ROLE</source>
        <translation>ROLLE</translation>
    </message>
    <message>
        <source>HASH</source>
        <translation>HASH</translation>
    </message>
    <message>
        <source>No entries.</source>
        <translation>Keine Einträge.</translation>
    </message>
    <message numerus="yes">
        <source>The audit log is whole: %Ln entries verified.</source>
        <translation>
            <numerusform>Das Audit-Protokoll ist unversehrt: %Ln Eintrag geprüft.</numerusform>
            <numerusform>Das Audit-Protokoll ist unversehrt: %Ln Einträge geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Letzter Eintrag</translation>
    </message>
    <message>
        <source>The audit log is NOT whole.</source>
        <translation>Das Audit-Protokoll ist NICHT unversehrt.</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>SIZE</source>
        <translation>GRÖSSE</translation>
    </message>
    <message>
        <source>No files.</source>
        <translation>Keine Dateien.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>Karten je Knoten</translation>
    </message>
    <message>
        <source>CPU per node</source>
        <translation>CPU je Knoten</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Arbeitsspeicher je Knoten</translation>
    </message>
    <message>
        <source>There are more: --after %1</source>
        <translation>Es gibt weitere: --after %1</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is being cancelled.</source>
        <translation>%1 wird zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 is being released.</source>
        <translation>Die Ressourcen von %1 werden freigegeben.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Requester</source>
        <translation>Angefragt von</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Pos.</source>
        <comment>position in the queue</comment>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>MMM d, HH:mm</source>
        <extracomment>Day and time in a column, as QDateTime::toString() takes it. German: dd.MM. HH:mm</extracomment>
        <translation>dd.MM. HH:mm</translation>
    </message>
    <message>
        <source>MMM d yyyy, HH:mm</source>
        <extracomment>The same with the year. German: dd.MM.yyyy HH:mm</extracomment>
        <translation>dd.MM.yyyy HH:mm</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>Sign in with: stellwerkctl login</source>
        <translation>Anmelden mit: stellwerkctl login</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>User:</source>
        <translation>Konto:</translation>
    </message>
    <message>
        <source>Signed in as %1 at %2.</source>
        <translation>Angemeldet als %1 bei %2.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Passwort:</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Abgemeldet.</translation>
    </message>
    <message>
        <source>Present password:</source>
        <translation>Bisheriges Passwort:</translation>
    </message>
    <message>
        <source>New password:</source>
        <translation>Neues Passwort:</translation>
    </message>
    <message>
        <source>New password, again:</source>
        <translation>Neues Passwort, erneut:</translation>
    </message>
    <message>
        <source>The two new passwords differ. Nothing was changed.</source>
        <translation>Die beiden neuen Passwörter unterscheiden sich. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The password was changed. Every session has ended; please sign in again.</source>
        <translation>Das Passwort wurde geändert. Alle Sitzungen sind beendet; bitte melden Sie sich erneut an.</translation>
    </message>
</context>
<context>
    <name>Submit</name>
    <message>
        <source>Submitted as %1.</source>
        <translation>Eingereicht als %1.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Submitted.</source>
        <translation>Eingereicht.</translation>
    </message>
    <message>
        <source>Sent for approval.</source>
        <translation>Zur Genehmigung gegeben.</translation>
    </message>
    <message>
        <source>Not approved.</source>
        <translation>Nicht genehmigt.</translation>
    </message>
    <message>
        <source>Entered the queue.</source>
        <translation>In die Warteschlange gestellt.</translation>
    </message>
    <message>
        <source>The month&apos;s budget was reserved.</source>
        <translation>Das Budget des Monats wurde reserviert.</translation>
    </message>
    <message>
        <source>Waits for another reason than before.</source>
        <translation>Der Wartegrund hat sich geändert.</translation>
    </message>
    <message>
        <source>Resources were allocated.</source>
        <translation>Ressourcen wurden zugewiesen.</translation>
    </message>
    <message>
        <source>The work runs.</source>
        <translation>Die Arbeit läuft.</translation>
    </message>
    <message>
        <source>The return began.</source>
        <translation>Die Rückgabe hat begonnen.</translation>
    </message>
    <message>
        <source>The work is over.</source>
        <translation>Die Arbeit ist beendet.</translation>
    </message>
    <message>
        <source>Everything is back in the pool.</source>
        <translation>Alles ist in den Pool zurückgekehrt.</translation>
    </message>
    <message>
        <source>The attempt was lost; queued anew.</source>
        <translation>Der Versuch ging verloren; erneut in der Warteschlange.</translation>
    </message>
    <message>
        <source>Cancelled before it started.</source>
        <translation>Vor dem Start zurückgezogen.</translation>
    </message>
    <message>
        <source>A tenant was created.</source>
        <translation>Ein Mandant wurde angelegt.</translation>
    </message>
    <message>
        <source>A project was created.</source>
        <translation>Ein Projekt wurde angelegt.</translation>
    </message>
    <message>
        <source>A project was edited.</source>
        <translation>Ein Projekt wurde bearbeitet.</translation>
    </message>
    <message>
        <source>An account was created.</source>
        <translation>Ein Konto wurde angelegt.</translation>
    </message>
    <message>
        <source>An account was edited.</source>
        <translation>Ein Konto wurde bearbeitet.</translation>
    </message>
    <message>
        <source>A password was set.</source>
        <translation>Ein Passwort wurde gesetzt.</translation>
    </message>
    <message>
        <source>A one-time secret was issued.</source>
        <translation>Ein Einmalgeheimnis wurde ausgestellt.</translation>
    </message>
    <message>
        <source>Signing in failed.</source>
        <translation>Eine Anmeldung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>A membership was set.</source>
        <translation>Eine Mitgliedschaft wurde gesetzt.</translation>
    </message>
    <message>
        <source>A membership was removed.</source>
        <translation>Eine Mitgliedschaft wurde entfernt.</translation>
    </message>
    <message>
        <source>A credential was issued.</source>
        <translation>Zugangsdaten wurden ausgestellt.</translation>
    </message>
    <message>
        <source>A session was extended.</source>
        <translation>Eine Sitzung wurde verlängert.</translation>
    </message>
    <message>
        <source>A credential was revoked.</source>
        <translation>Zugangsdaten wurden widerrufen.</translation>
    </message>
    <message>
        <source>A change was proposed.</source>
        <translation>Eine Änderung wurde vorgeschlagen.</translation>
    </message>
    <message>
        <source>A proposal was decided.</source>
        <translation>Über einen Vorschlag wurde entschieden.</translation>
    </message>
    <message>
        <source>A role was granted or taken away.</source>
        <translation>Eine Rolle wurde erteilt oder entzogen.</translation>
    </message>
    <message>
        <source>An access was denied.</source>
        <translation>Ein Zugriff wurde verweigert.</translation>
    </message>
    <message>
        <source>A limit was set.</source>
        <translation>Ein Limit wurde gesetzt.</translation>
    </message>
    <message>
        <source>An accelerator type was published.</source>
        <translation>Ein Beschleunigertyp wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>A resource class was published.</source>
        <translation>Eine Ressourcenklasse wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>An image was published.</source>
        <translation>Ein Image wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>A template was published.</source>
        <translation>Eine Vorlage wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>A specification was published.</source>
        <translation>Eine Spezifikation wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>A price was published.</source>
        <translation>Ein Preis wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>A pool was registered.</source>
        <translation>Ein Pool wurde registriert.</translation>
    </message>
    <message>
        <source>A node was observed.</source>
        <translation>Ein Knoten wurde erfasst.</translation>
    </message>
    <message>
        <source>installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>scheduling</source>
        <translation>Einplanung</translation>
    </message>
    <message>
        <source>executor</source>
        <translation>Executor</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Status: %1.</source>
        <translation>Status: %1.</translation>
    </message>
</context>
<context>
    <name>Wish</name>
    <message>
        <source>Project; may be left out by members of just one.</source>
        <translation>Projekt; kann entfallen, wenn Sie nur in einem Mitglied sind.</translation>
    </message>
    <message>
        <source>Resource specification.</source>
        <translation>Ressourcenspezifikation.</translation>
    </message>
    <message>
        <source>Template.</source>
        <translation>Vorlage.</translation>
    </message>
    <message>
        <source>Value of a parameter of the template.</source>
        <translation>Wert eines Parameters der Vorlage.</translation>
    </message>
    <message>
        <source>The same, taken from a file.</source>
        <translation>Dasselbe, aus einer Datei.</translation>
    </message>
    <message>
        <source>Cards per node.</source>
        <translation>Karten je Knoten.</translation>
    </message>
    <message>
        <source>Nodes.</source>
        <translation>Knoten.</translation>
    </message>
    <message>
        <source>Granted duration: 90s, 30m, 2h, 1h30m.</source>
        <translation>Gewährte Dauer: 90s, 30m, 2h, 1h30m.</translation>
    </message>
    <message>
        <source>Priority, up to the specification&apos;s.</source>
        <translation>Priorität, höchstens die der Spezifikation.</translation>
    </message>
    <message>
        <source>What it is for.</source>
        <translation>Wofür sie ist.</translation>
    </message>
    <message>
        <source>Where the quota is exhausted: wait (default) or refuse.</source>
        <translation>Bei erschöpftem Kontingent: wait (warten, Vorgabe) oder refuse (ablehnen).</translation>
    </message>
    <message>
        <source>File to upload and put into the work folder.</source>
        <translation>Datei, die hochgeladen und in den Arbeitsordner gelegt wird.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Awaiting approval</source>
        <translation>In Genehmigung</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>In Warteschlange</translation>
    </message>
    <message>
        <source>Provisioning</source>
        <translation>In Bereitstellung</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Returning</source>
        <translation>Rückgabe läuft</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Failed</source>
        <comment>request</comment>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>request</comment>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Project owner</source>
        <translation>Projektverantwortliche/r</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Genehmiger</translation>
    </message>
    <message>
        <source>Policy administration</source>
        <translation>Richtlinienverwaltung</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Administration</translation>
    </message>
    <message>
        <source>healthy</source>
        <translation>gesund</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>auffällig</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>isoliert</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>hardware</comment>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>can start now</source>
        <translation>kann sofort starten</translation>
    </message>
    <message>
        <source>will wait</source>
        <translation>wird warten</translation>
    </message>
    <message>
        <source>can never start</source>
        <translation>kann nie starten</translation>
    </message>
    <message>
        <source>card hours</source>
        <translation>Kartenstunden</translation>
    </message>
    <message>
        <source>core hours</source>
        <translation>Kernstunden</translation>
    </message>
    <message>
        <source>The work ended by itself.</source>
        <translation>Die Arbeit hat sich selbst beendet.</translation>
    </message>
    <message>
        <source>The work ended with an error of its own.</source>
        <translation>Die Arbeit endete mit einem eigenen Fehler.</translation>
    </message>
    <message>
        <source>The work needed more memory than it was given.</source>
        <translation>Die Arbeit brauchte mehr Arbeitsspeicher, als ihr zugewiesen war.</translation>
    </message>
    <message>
        <source>The granted duration was over.</source>
        <translation>Die gewährte Dauer war abgelaufen.</translation>
    </message>
    <message>
        <source>The work was stopped on request.</source>
        <translation>Die Arbeit wurde auf Wunsch beendet.</translation>
    </message>
    <message>
        <source>The work could not be started.</source>
        <translation>Die Arbeit konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The cards on the node were not the allocated ones; nothing was started.</source>
        <translation>Die Karten des Knotens waren nicht die zugewiesenen; es wurde nichts gestartet.</translation>
    </message>
    <message>
        <source>The work was lost together with its node.</source>
        <translation>Die Arbeit ging zusammen mit ihrem Knoten verloren.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>das Projekt</translation>
    </message>
    <message>
        <source>the approver</source>
        <translation>die genehmigende Person</translation>
    </message>
    <message>
        <source>scheduling</source>
        <translation>Einplanung</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>hardware health</source>
        <translation>Zustand der Hardware</translation>
    </message>
    <message>
        <source>a policy</source>
        <translation>eine Richtlinie</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>working environment</source>
        <translation>Arbeitsumgebung</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>model service</source>
        <translation>Modelldienst</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>open</source>
        <comment>proposal</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>API token</source>
        <translation>API-Token</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Audit</translation>
    </message>
</context>
</TS>
