<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Admission</name>
    <message>
        <source>over quota</source>
        <translation>über Kontingent</translation>
    </message>
    <message>
        <source>%1, tenant</source>
        <translation>%1, Mandant</translation>
    </message>
    <message>
        <source>No smaller count fits, either.</source>
        <translation>Auch keine kleinere Anzahl passt.</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln card(s) per node – the largest count that fits</source>
        <translation>
            <numerusform>auf %Ln Karte je Knoten – die größte passende Anzahl</numerusform>
            <numerusform>auf %Ln Karten je Knoten – die größte passende Anzahl</numerusform>
        </translation>
    </message>
    <message>
        <source>More than the limit could ever allow: %1.</source>
        <translation>Mehr, als das Limit je erlauben könnte: %1.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>It is queued and starts when the quota is free again.</source>
        <translation>Sie wartet in der Warteschlange und startet, sobald das Kontingent wieder frei ist.</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 for %2 · %3</source>
        <translation>%1 für %2 · %3</translation>
    </message>
    <message>
        <source>%1 per card hour</source>
        <translation>%1 je Kartenstunde</translation>
    </message>
    <message>
        <source>%1 per core hour</source>
        <translation>%1 je Kernstunde</translation>
    </message>
    <message>
        <source>No approval is needed: it goes straight into the queue.</source>
        <translation>Keine Genehmigung nötig: Die Anfrage kommt direkt in die Warteschlange.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Never, as it is now</source>
        <translation>Nie, so wie es jetzt ist</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>By %1 at the latest</source>
        <translation>Spätestens %1</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>berechnet %1</translation>
    </message>
    <message>
        <source>Can be changed by: %1</source>
        <translation>Änderbar durch: %1</translation>
    </message>
    <message>
        <source>Not up to date.</source>
        <translation>Nicht aktuell.</translation>
    </message>
    <message>
        <source>Not computed.</source>
        <translation>Nicht berechnet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
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
    <name>Compose</name>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
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
        <source>Accelerator count</source>
        <translation>Beschleunigeranzahl</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Eingabedateien</translation>
    </message>
    <message>
        <source>Over quota</source>
        <translation>Über Kontingent</translation>
    </message>
    <message>
        <source>Only %1 is possible.</source>
        <translation>Nur %1 ist möglich.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>More than nothing and at most %1.</source>
        <translation>Mehr als nichts und höchstens %1.</translation>
    </message>
    <message>
        <source>At most “%1” with this specification.</source>
        <translation>Mit dieser Spezifikation höchstens „%1“.</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>Höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>At most %1 files.</source>
        <translation>Höchstens %1 Dateien.</translation>
    </message>
    <message>
        <source>%1 to %2 characters.</source>
        <translation>%1 bis %2 Zeichen.</translation>
    </message>
    <message>
        <source>Please choose a project.</source>
        <translation>Bitte ein Projekt wählen.</translation>
    </message>
    <message>
        <source>Please choose a specification.</source>
        <translation>Bitte eine Spezifikation wählen.</translation>
    </message>
    <message>
        <source>Please choose a template.</source>
        <translation>Bitte eine Vorlage wählen.</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>Bitte ausfüllen.</translation>
    </message>
    <message>
        <source>This template cannot be used with the specification.</source>
        <translation>Diese Vorlage passt nicht zur Spezifikation.</translation>
    </message>
    <message>
        <source>The project may not use this specification.</source>
        <translation>Das Projekt darf diese Spezifikation nicht nutzen.</translation>
    </message>
    <message>
        <source>This specification has no price yet.</source>
        <translation>Diese Spezifikation hat noch keinen Preis.</translation>
    </message>
    <message>
        <source>This could mean two numbers: please leave out separators for thousands.</source>
        <translation>Das kann zwei Zahlen bedeuten: Bitte ohne Tausendertrennzeichen schreiben.</translation>
    </message>
    <message>
        <source>Please type a number.</source>
        <translation>Bitte eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Please choose one of the values.</source>
        <translation>Bitte einen der Werte wählen.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This is not there any more, or you may not use it.</source>
        <translation>Das gibt es nicht mehr, oder Sie dürfen es nicht nutzen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Bitte wählen</translation>
    </message>
    <message>
        <source>(optional)</source>
        <translation>(optional)</translation>
    </message>
</context>
<context>
    <name>ControlRoom</name>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>in approval or in the queue</source>
        <translation>in Genehmigung oder Warteschlange</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>in all projects</source>
        <translation>in allen Projekten</translation>
    </message>
    <message>
        <source>Ending today</source>
        <translation>Endet heute</translation>
    </message>
    <message>
        <source>granted end before midnight</source>
        <translation>genehmigtes Ende vor Mitternacht</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>in the last 24 hours</source>
        <translation>in den letzten 24 Stunden</translation>
    </message>
    <message>
        <source>Unhealthy nodes</source>
        <translation>Gestörte Knoten</translation>
    </message>
    <message>
        <source>unreachable or with faulty cards</source>
        <translation>nicht erreichbar oder Karten defekt</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>closed to new workloads</source>
        <translation>für neue Workloads gesperrt</translation>
    </message>
    <message>
        <source>Failed. Asked for by %1.</source>
        <translation>Fehlgeschlagen. Angefragt von %1.</translation>
    </message>
    <message>
        <source>The return is not confirmed: the cards are still held.</source>
        <translation>Die Rückgabe ist nicht bestätigt: Die Karten sind noch belegt.</translation>
    </message>
    <message>
        <source>late by %1</source>
        <translation>%1 überfällig</translation>
    </message>
    <message>
        <source>%1 · asked for by %2</source>
        <extracomment>A reason to wait and a person.</extracomment>
        <translation>%1 · angefragt von %2</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet seit %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln card(s) not healthy</source>
        <translation>
            <numerusform>%1 von %Ln Karte nicht gesund</numerusform>
            <numerusform>%1 von %Ln Karten nicht gesund</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Eingreifen nötig</translation>
    </message>
    <message>
        <source>Why requests wait</source>
        <translation>Warum Anfragen warten</translation>
    </message>
    <message>
        <source>Nodes that need attention</source>
        <translation>Knoten, die Aufmerksamkeit brauchen</translation>
    </message>
    <message>
        <source>Nothing does.</source>
        <translation>Derzeit nirgends.</translation>
    </message>
    <message>
        <source>Not answered yet.</source>
        <translation>Noch keine Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln node(s) are reachable and healthy.</source>
        <translation>
            <numerusform>%Ln Knoten ist erreichbar und gesund.</numerusform>
            <numerusform>Alle %Ln Knoten sind erreichbar und gesund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
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
    <message>
        <source>MMM d, HH:mm</source>
        <extracomment>Day and time, as QLocale::toString() takes it. German: dd.MM. HH:mm</extracomment>
        <translation>dd.MM. HH:mm</translation>
    </message>
    <message>
        <source>MMM d yyyy, HH:mm</source>
        <extracomment>The same with the year. German: dd.MM.yyyy HH:mm</extracomment>
        <translation>dd.MM.yyyy HH:mm</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Commands and search</source>
        <translation>Befehle und Suche</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Activity and log</source>
        <translation>Vorgänge und Protokoll</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Switch role view</source>
        <translation>Rollensicht wechseln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
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
    <name>Pages</name>
    <message>
        <source>View: developer</source>
        <translation>Sicht: Entwicklung</translation>
    </message>
    <message>
        <source>View: operator</source>
        <translation>Sicht: Betrieb</translation>
    </message>
    <message>
        <source>View: administrator</source>
        <translation>Sicht: Verwaltung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>My requests</source>
        <translation>Meine Anfragen</translation>
    </message>
    <message>
        <source>Control room</source>
        <translation>Leitstand</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message>
        <source>Users &amp; projects</source>
        <translation>Personen &amp; Projekte</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
    <name>RequestCells</name>
    <message>
        <source>Ends soon</source>
        <translation>Läuft bald ab</translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>endet in %1</translation>
    </message>
    <message>
        <source>the node&apos;s confirmation is awaited</source>
        <translation>Bestätigung des Knotens steht aus</translation>
    </message>
</context>
<context>
    <name>RequestLines</name>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>less than 1 min</source>
        <translation>weniger als 1 min</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The granted time is nearly over; what is not stored by then is lost.</source>
        <translation>Die genehmigte Zeit ist fast vorbei; was bis dahin nicht gesichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>endet in %1</translation>
    </message>
    <message>
        <source>Failed. The output says how far it came.</source>
        <translation>Fehlgeschlagen. Die Ausgabe zeigt, wie weit die Workload kam.</translation>
    </message>
    <message>
        <source>Waits until the project&apos;s quota has room: release something, or ask for less.</source>
        <translation>Wartet, bis im Kontingent des Projekts Platz ist: etwas zurückgeben oder weniger anfragen.</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet seit %1</translation>
    </message>
    <message>
        <source>No hardware of the fleet fits it: withdraw it and ask for another specification.</source>
        <translation>Keine Hardware der Flotte passt: zurückziehen und eine andere Spezifikation anfragen.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Provisioning</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rückgabe</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>attempt %1: %2</source>
        <translation>Versuch %1: %2</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Healthy capacity</source>
        <translation>Gesunde Kapazität</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Executor</source>
        <translation>Executor</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Einplanung</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running · attempt %1</source>
        <translation>Läuft · Versuch %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4. %5</source>
        <translation>%1: %2 bis %3, %4. %5</translation>
    </message>
    <message>
        <source>%1 Signal %2.</source>
        <translation>%1 Signal %2.</translation>
    </message>
    <message>
        <source>%1 Exit code %2.</source>
        <translation>%1 Exit-Code %2.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>%1, each of this size</source>
        <translation>%1, jeder in dieser Größe</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Bewilligt</translation>
    </message>
    <message>
        <source>%1 at %2 per card hour</source>
        <translation>%1 zu %2 je Kartenstunde</translation>
    </message>
    <message>
        <source>%1 at %2 per core hour</source>
        <translation>%1 zu %2 je Kernstunde</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Eingabedateien</translation>
    </message>
    <message>
        <source>revision %1 · submitted %2</source>
        <translation>Revision %1 · eingereicht %2</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simuliert)</translation>
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
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>Läuft als</translation>
    </message>
    <message>
        <source>Job name</source>
        <translation>Name des Jobs</translation>
    </message>
    <message>
        <source>Limits kept by</source>
        <translation>Limits wahrt</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Lief auf</translation>
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
        <translation>Höchster Arbeitsspeicher</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU-Zeit</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>Beendet von</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
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
        <source>Resources are allocated; the work is starting.</source>
        <translation>Ressourcen sind zugewiesen; die Arbeit startet.</translation>
    </message>
    <message>
        <source>Runs until %1 at the latest, %2 left.</source>
        <translation>Läuft spätestens bis %1, noch %2.</translation>
    </message>
    <message>
        <source>The work runs.</source>
        <translation>Die Arbeit läuft.</translation>
    </message>
    <message>
        <source>The work is being stopped; cards and quota come back with the proof.</source>
        <translation>Die Arbeit wird angehalten; Karten und Kontingent kommen mit dem Nachweis zurück.</translation>
    </message>
    <message>
        <source>It was not approved.</source>
        <translation>Sie wurde nicht genehmigt.</translation>
    </message>
    <message>
        <source>Nobody decided in time.</source>
        <translation>Niemand hat rechtzeitig entschieden.</translation>
    </message>
    <message>
        <source>It was withdrawn before it started.</source>
        <translation>Sie wurde vor dem Start zurückgezogen.</translation>
    </message>
    <message>
        <source>It waits for approval.</source>
        <translation>Sie wartet auf Genehmigung.</translation>
    </message>
    <message>
        <source>The work is asked to stop and killed after a grace. Its resources go back to the pool, %1 before the granted end; output and files stay. What it cost so far, %2, remains charged. It cannot be resumed.</source>
        <translation>Die Arbeit wird zum Anhalten aufgefordert und nach einer Frist beendet. Ihre Ressourcen kehren in den Pool zurück, %1 vor dem bewilligten Ende; Ausgabe und Dateien bleiben. Die bisherigen Kosten von %2 bleiben berechnet. Fortsetzen lässt sie sich nicht.</translation>
    </message>
    <message>
        <source>Provisioning is stopped and the resources go back to the pool. Nothing is charged for what has not run.</source>
        <translation>Die Bereitstellung wird angehalten, und die Ressourcen kehren in den Pool zurück. Was nicht gelaufen ist, wird nicht berechnet.</translation>
    </message>
    <message>
        <source>It leaves the queue and gives back its reserved budget. Nothing is charged. To ask again is a new request at the end of the queue.</source>
        <translation>Sie verlässt die Warteschlange und gibt ihr reserviertes Budget zurück. Berechnet wird nichts. Erneut anzufragen heißt, sich hinten anzustellen.</translation>
    </message>
    <message>
        <source>%1 · attempt %2</source>
        <translation>%1 · Versuch %2</translation>
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
    <message>
        <source>Name, password or secret is wrong, or the account is disabled.</source>
        <translation>Name, Passwort oder Einmalgeheimnis ist falsch, oder das Konto ist deaktiviert.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>%1 card hours</source>
        <translation>%1 Kartenstunden</translation>
    </message>
    <message>
        <source>%1 core hours</source>
        <translation>%1 Kernstunden</translation>
    </message>
    <message>
        <source>Nothing was metered yet.</source>
        <translation>Noch keine Messwerte.</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1 je Stunde</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Wartet auf Sie</translation>
    </message>
    <message>
        <source>Nothing needs you.</source>
        <translation>Nichts wartet auf Sie.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Nothing of yours runs.</source>
        <translation>Von Ihnen läuft nichts.</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>This project has no limits.</source>
        <translation>Dieses Projekt hat keine Limits.</translation>
    </message>
    <message>
        <source>Cost of the month</source>
        <translation>Kosten des Monats</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Noch keine Anfragen</translation>
    </message>
    <message>
        <source>Choose a specification, see at once what it costs and when it starts, and submit. Nobody has to set up anything for you.</source>
        <translation>Spezifikation wählen, sofort sehen, was sie kostet und wann es losgeht, und einreichen. Niemand muss etwas von Hand für Sie einrichten.</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>To begin with</source>
        <translation>Für den Anfang</translation>
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
<context>
    <name>stw::shell::BellButton</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n ungelesene</numerusform>
            <numerusform>%n ungelesene</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::ComposePage</name>
    <message>
        <source>Take over from an earlier request…</source>
        <translation>Aus früherer Anfrage übernehmen …</translation>
    </message>
    <message>
        <source>saved automatically %1</source>
        <translation>automatisch gesichert %1</translation>
    </message>
    <message>
        <source>The draft cannot be saved.</source>
        <translation>Der Entwurf kann nicht gesichert werden.</translation>
    </message>
    <message>
        <source>What you type stays here as long as this window is open.</source>
        <translation>Was Sie eingeben, bleibt hier, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>The earlier request cannot be read.</source>
        <translation>Die frühere Anfrage kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no earlier request</source>
        <translation>Es gibt keine frühere Anfrage</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Uploading file %1 of %2 …</source>
        <translation>Datei %1 von %2 wird hochgeladen …</translation>
    </message>
    <message>
        <source>Submitting …</source>
        <translation>Wird eingereicht …</translation>
    </message>
    <message>
        <source>The request was submitted.</source>
        <translation>Die Anfrage wurde eingereicht.</translation>
    </message>
    <message>
        <source>Please put right what is marked in the form.</source>
        <translation>Bitte berichtigen Sie, was im Formular markiert ist.</translation>
    </message>
    <message>
        <source>An earlier try was accepted without what was changed since. Submitting now makes a second request.</source>
        <translation>Ein früherer Versuch wurde angenommen, ohne die Änderungen seitdem. Jetzt einzureichen ergibt eine zweite Anfrage.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Erste anzeigen</translation>
    </message>
    <message>
        <source>No answer came. Trying again is safe: it becomes one request, however often it is sent.</source>
        <translation>Es kam keine Antwort. Erneut zu versuchen ist sicher: Es wird eine einzige Anfrage, so oft sie auch gesendet wird.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 (trace %2)</source>
        <translation>%1 (Kennung %2)</translation>
    </message>
</context>
<context>
    <name>stw::shell::Console</name>
    <message>
        <source>Signing in …</source>
        <translation>Anmeldung läuft …</translation>
    </message>
    <message>
        <source>The keychain is locked or empty: please sign in again.</source>
        <translation>Der Schlüsselbund ist gesperrt oder leer: Bitte melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>The keychain cannot be used: you stay signed in until the console ends.</source>
        <translation>Der Schlüsselbund ist nicht verfügbar: Sie bleiben angemeldet, bis die Konsole beendet wird.</translation>
    </message>
    <message>
        <source>The keychain cannot be used: please sign in.</source>
        <translation>Der Schlüsselbund ist nicht verfügbar: Bitte melden Sie sich an.</translation>
    </message>
    <message>
        <source>The token is not kept.</source>
        <translation>Das Token wird nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>stw::shell::ControlRoomPage</name>
    <message>
        <source>Control room</source>
        <translation>Leitstand</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) need a person</source>
        <translation>
            <numerusform>%Ln Anfrage erfordert Eingreifen</numerusform>
            <numerusform>%Ln Anfragen erfordern Eingreifen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::Dock</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Activity, notifications and log</source>
        <translation>Vorgänge, Benachrichtigungen und Protokoll</translation>
    </message>
    <message>
        <source>F8 closes</source>
        <translation>F8 schließt</translation>
    </message>
</context>
<context>
    <name>stw::shell::EnvironmentTag</name>
    <message>
        <source>Part of the fleet is simulated: nothing runs there.</source>
        <translation>Ein Teil der Flotte ist simuliert: Dort läuft nichts.</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULIERT</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>TEST</translation>
    </message>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUKTION</translation>
    </message>
</context>
<context>
    <name>stw::shell::Frame</name>
    <message>
        <source>Connected again</source>
        <translation>Wieder verbunden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>in another role view</source>
        <translation>in einer anderen Rollensicht</translation>
    </message>
    <message>
        <source>Your roles do not open this page.</source>
        <translation>Ihre Rollen öffnen diese Seite nicht.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>My requests</source>
        <translation>Meine Anfragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next try in %1.</source>
        <translation>Neuer Versuch in %1.</translation>
    </message>
    <message>
        <source>Trying now.</source>
        <translation>Neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>Connection lost.</source>
        <translation>Verbindung unterbrochen.</translation>
    </message>
    <message>
        <source>%1 You see what was known at %2; drafts can still be edited.</source>
        <translation>%1 Sie sehen den Stand von %2, Entwürfe bleiben bearbeitbar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>stw::shell::HeadBar</name>
    <message>
        <source>Project: %1</source>
        <translation>Projekt: %1</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>New requests belong to this project.</source>
        <translation>Neue Anfragen gehören zu diesem Projekt.</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
</context>
<context>
    <name>stw::shell::MainWindow</name>
    <message>
        <source>%1 – Stellwerk</source>
        <translation>%1 – Stellwerk</translation>
    </message>
</context>
<context>
    <name>stw::shell::NotificationsPage</name>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>%Ln ungelesen</numerusform>
            <numerusform>%Ln ungelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark all as read</source>
        <translation>Alle als gelesen markieren</translation>
    </message>
    <message>
        <source>Everything is read.</source>
        <translation>Alles ist gelesen.</translation>
    </message>
    <message>
        <source>Mark as unread</source>
        <translation>Als ungelesen markieren</translation>
    </message>
    <message>
        <source>Mark as read</source>
        <translation>Als gelesen markieren</translation>
    </message>
</context>
<context>
    <name>stw::shell::Palette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>stw::shell::RailButton</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::RequestPage</name>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen …</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Freigeben …</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>Ausgabe zeigen</translation>
    </message>
    <message>
        <source>Download output</source>
        <translation>Ausgabe herunterladen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>My requests</source>
        <translation>Meine Anfragen</translation>
    </message>
    <message>
        <source>Revision %1 · event %2</source>
        <translation>Revision %1 · Ereignis %2</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>Submit again</source>
        <translation>Erneut einreichen</translation>
    </message>
    <message>
        <source>Try with other values</source>
        <translation>Mit anderen Werten versuchen</translation>
    </message>
    <message>
        <source>The output is not kept any more.</source>
        <translation>Die Ausgabe wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The file was not saved.</source>
        <translation>Die Datei wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>stw::shell::RequestsPage</name>
    <message>
        <source>My requests</source>
        <translation>Meine Anfragen</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Projekt %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 angezeigt</translation>
    </message>
    <message>
        <source>Release resources…</source>
        <translation>Ressourcen freigeben …</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen …</translation>
    </message>
    <message>
        <source>Filter this list</source>
        <translation>Diese Liste filtern</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Your roles do not permit this.</source>
        <translation>Ihre Rollen erlauben dies nicht.</translation>
    </message>
    <message>
        <source>Not possible while the connection is interrupted.</source>
        <translation>Nicht möglich, solange die Verbindung unterbrochen ist.</translation>
    </message>
    <message>
        <source>Mark or choose a request that runs.</source>
        <translation>Eine laufende Anfrage markieren oder wählen.</translation>
    </message>
    <message>
        <source>Mark or choose a request that waits.</source>
        <translation>Eine wartende Anfrage markieren oder wählen.</translation>
    </message>
</context>
<context>
    <name>stw::shell::SettingsPage</name>
    <message>
        <source>The password was changed.</source>
        <translation>Das Passwort wurde geändert.</translation>
    </message>
    <message>
        <source>Every session has ended; please sign in again.</source>
        <translation>Alle Sitzungen sind beendet; bitte melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>stw::shell::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>stw::shell::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Projekt %1</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>You are a member of no project. A project owner can add you.</source>
        <translation>Sie sind in keinem Projekt Mitglied. Projektverantwortliche können Sie aufnehmen.</translation>
    </message>
</context>
<context>
    <name>stw::shell::StatusBar</name>
    <message>
        <source>connected · %1&#xa0;ms</source>
        <translation>verbunden · %1&#xa0;ms</translation>
    </message>
    <message>
        <source>disconnected for %1</source>
        <translation>getrennt seit %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Date of the status bar, a format of QLocale.</extracomment>
        <translation>dd.MM.yyyy</translation>
    </message>
    <message>
        <source>%1 %2 · time zone %3</source>
        <extracomment>Weekday, date, abbreviation of the time zone.</extracomment>
        <translation>%1, %2 · Zeitzone %3</translation>
    </message>
    <message>
        <source>F8 Activity (%1)</source>
        <translation>F8 Vorgänge (%1)</translation>
    </message>
    <message>
        <source>F1 Help</source>
        <translation>F1 Hilfe</translation>
    </message>
</context>
<context>
    <name>stw::shell::UsersPage</name>
    <message>
        <source>Users &amp; projects</source>
        <translation>Personen &amp; Projekte</translation>
    </message>
    <message>
        <source>The account %1 was created.</source>
        <translation>Das Konto %1 wurde angelegt.</translation>
    </message>
    <message>
        <source>The account %1 was changed.</source>
        <translation>Das Konto %1 wurde geändert.</translation>
    </message>
    <message>
        <source>The project %1 was created.</source>
        <translation>Das Projekt %1 wurde angelegt.</translation>
    </message>
    <message>
        <source>The project %1 was changed.</source>
        <translation>Das Projekt %1 wurde geändert.</translation>
    </message>
    <message>
        <source>New account</source>
        <translation>Neues Konto</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
</context>
<context>
    <name>stw::shell::ViewHead</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Kennung kopieren</translation>
    </message>
</context>
<context>
    <name>stw::views::AccountForm</name>
    <message>
        <source>disabled</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>locked after failed sign-ins</source>
        <translation>nach Fehlanmeldungen gesperrt</translation>
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
        <source>No role of the installation; roles in projects are given there.</source>
        <translation>Keine Rolle in der Installation; Rollen in Projekten werden dort vergeben.</translation>
    </message>
    <message>
        <source>Roles of the installation: %1.</source>
        <translation>Rollen in der Installation: %1.</translation>
    </message>
    <message>
        <source>One-time secret of %1, shown only now</source>
        <translation>Einmalgeheimnis für %1, nur jetzt sichtbar</translation>
    </message>
    <message>
        <source>Hand it over in a safe way. It signs in once and sets a password; it is valid until %1.</source>
        <translation>Auf sicherem Weg übergeben. Es meldet einmal an und setzt ein Passwort; gültig bis %1.</translation>
    </message>
    <message>
        <source>API token %1, shown only now</source>
        <translation>API-Token %1, nur jetzt sichtbar</translation>
    </message>
    <message>
        <source>It may do what its account may, and is valid until %1.</source>
        <translation>Es darf, was sein Konto darf, und gilt bis %1.</translation>
    </message>
    <message>
        <source>Sign-in name</source>
        <translation>Anmeldename</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Vollständiger Name</translation>
    </message>
    <message>
        <source>Service account: signs in with API tokens only</source>
        <translation>Dienstkonto: meldet sich nur mit API-Token an</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Issue one-time secret</source>
        <translation>Einmalgeheimnis ausstellen</translation>
    </message>
    <message>
        <source>Name of an API token</source>
        <translation>Name eines API-Tokens</translation>
    </message>
    <message>
        <source>Valid, in days</source>
        <translation>Gültig, in Tagen</translation>
    </message>
    <message>
        <source>Issue API token</source>
        <translation>API-Token ausstellen</translation>
    </message>
    <message>
        <source>New account</source>
        <translation>Neues Konto</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Create account</source>
        <translation>Konto anlegen</translation>
    </message>
    <message>
        <source>Enable account</source>
        <translation>Konto entsperren</translation>
    </message>
    <message>
        <source>Disable account</source>
        <translation>Konto sperren</translation>
    </message>
</context>
<context>
    <name>stw::views::AdmissionPanel</name>
    <message>
        <source>Check before submitting</source>
        <translation>Prüfung vor dem Einreichen</translation>
    </message>
    <message>
        <source>Quota before → after</source>
        <translation>Kontingent vorher → nachher</translation>
    </message>
    <message>
        <source>No limit applies to what is requested.</source>
        <translation>Für das Angefragte gilt kein Limit.</translation>
    </message>
    <message>
        <source>Ways on</source>
        <translation>Wege weiter</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Approval route</source>
        <translation>Genehmigungsweg</translation>
    </message>
    <message>
        <source>Expected start</source>
        <translation>Voraussichtlicher Start</translation>
    </message>
    <message>
        <source>As soon as project, specification and template are chosen, this shows quota, cost, approval and the expected start.</source>
        <translation>Sobald Projekt, Spezifikation und Vorlage gewählt sind, stehen hier Kontingent, Kosten, Genehmigung und voraussichtlicher Start.</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>&amp;Reduzieren</translation>
    </message>
    <message>
        <source>&amp;Wait for quota</source>
        <translation>Auf &amp;Kontingent warten</translation>
    </message>
    <message>
        <source>Over quota: please choose a way on first.</source>
        <translation>Über Kontingent: Bitte zuerst einen Weg wählen.</translation>
    </message>
    <message>
        <source>Submit and wait for quota</source>
        <translation>Einreichen und auf Kontingent warten</translation>
    </message>
    <message>
        <source>Submit request</source>
        <translation>Anfrage einreichen</translation>
    </message>
    <message>
        <source>Not submitted.</source>
        <translation>Nicht eingereicht.</translation>
    </message>
</context>
<context>
    <name>stw::views::ComposeView</name>
    <message>
        <source>You are not a member of any project yet. Whoever is responsible for a project can add you.</source>
        <translation>Sie sind noch in keinem Projekt Mitglied. Wer ein Projekt verantwortet, kann Sie aufnehmen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 · v%2</source>
        <translation>%1 · v%2</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Not connected: nothing can be submitted now. What you type is kept as a draft.</source>
        <translation>Nicht verbunden: Jetzt kann nichts eingereicht werden. Ihre Eingaben bleiben als Entwurf erhalten.</translation>
    </message>
</context>
<context>
    <name>stw::views::ConflictBar</name>
    <message>
        <source>Changed meanwhile.</source>
        <translation>Inzwischen geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Nothing was saved; your input is kept.</source>
        <translation>Nichts wurde gespeichert; Ihre Eingabe bleibt.</translation>
    </message>
</context>
<context>
    <name>stw::views::CounterTile</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A counter of the control room and its figure.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>At least this many.</extracomment>
        <translation>%1 oder mehr</translation>
    </message>
</context>
<context>
    <name>stw::views::EndDialog</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A project and a number of cards.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Release resources</source>
        <translation>Ressourcen freigeben</translation>
    </message>
    <message>
        <source>Withdraw requests</source>
        <translation>Anfragen zurückziehen</translation>
    </message>
    <message>
        <source>The work is asked to stop and, after a time of grace, is stopped. The cards return to the pool; output and files of the record stay.</source>
        <translation>Die Workload wird gebeten zu enden und nach einer Schonfrist beendet. Die Karten kehren in den Pool zurück; Ausgabe und Dateien des Datensatzes bleiben.</translation>
    </message>
    <message>
        <source>The requests leave the queue and do not run. Their records stay; nothing is charged for them.</source>
        <translation>Die Anfragen verlassen die Warteschlange und laufen nicht. Ihre Datensätze bleiben; es entstehen keine Kosten.</translation>
    </message>
    <message>
        <source>Reason (optional, stays in the record)</source>
        <translation>Grund (optional, bleibt im Datensatz)</translation>
    </message>
    <message numerus="yes">
        <source>Release %Ln request(s)</source>
        <translation>
            <numerusform>Ressourcen von %Ln Anfrage freigeben</numerusform>
            <numerusform>Ressourcen von %Ln Anfragen freigeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage zurückziehen</numerusform>
            <numerusform>%Ln Anfragen zurückziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: not possible in this state.</source>
        <translation>Ausgelassen: in diesem Status nicht möglich.</translation>
    </message>
    <message>
        <source>The return has begun.</source>
        <translation>Die Rückgabe hat begonnen.</translation>
    </message>
    <message>
        <source>Withdrawn.</source>
        <translation>Zurückgezogen.</translation>
    </message>
    <message>
        <source>The answer is awaited.</source>
        <translation>Die Antwort steht aus.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>%1 done, %2 refused, %3 open</source>
        <translation>%1 erledigt, %2 abgelehnt, %3 offen</translation>
    </message>
</context>
<context>
    <name>stw::views::EndPanel</name>
    <message>
        <source>Nothing was ended.</source>
        <translation>Nichts wurde beendet.</translation>
    </message>
    <message>
        <source>&amp;Reason (optional)</source>
        <translation>&amp;Grund (optional)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>stw::views::EventsCard</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln events</source>
        <translation>
            <numerusform>Alle %Ln Ereignisse</numerusform>
            <numerusform>Alle %Ln Ereignisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::FactSheet</name>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
</context>
<context>
    <name>stw::views::FaultSummary</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to put right:</source>
        <translation>
            <numerusform>%Ln Stelle zu berichtigen:</numerusform>
            <numerusform>%Ln Stellen zu berichtigen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::FileList</name>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>or drop them here; they lie in the work folder when the work starts</source>
        <translation>oder hier ablegen; beim Start liegen sie im Arbeitsordner</translation>
    </message>
    <message>
        <source>Files for the work</source>
        <translation>Dateien für die Arbeit</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
</context>
<context>
    <name>stw::views::FileTable</name>
    <message>
        <source>The work folder holds no files, or is not kept any more.</source>
        <translation>Der Arbeitsordner enthält keine Dateien oder wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
</context>
<context>
    <name>stw::views::FilterBar</name>
    <message>
        <source>Open</source>
        <translation>Offene</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartende</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagene</translation>
    </message>
    <message>
        <source>e.g. status:waits cards&gt;4</source>
        <translation>z. B. status:wartet karten&gt;4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter sichern</translation>
    </message>
    <message>
        <source>Name of the filter</source>
        <translation>Name des Filters</translation>
    </message>
    <message>
        <source>Reset filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>stw::views::NotificationsView</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesene</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>ungelesen</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A filter and how many it shows.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>0 of %Ln notification(s) with this filter</source>
        <translation>
            <numerusform>0 von %Ln Benachrichtigung mit diesem Filter</numerusform>
            <numerusform>0 von %Ln Benachrichtigungen mit diesem Filter</numerusform>
        </translation>
    </message>
    <message>
        <source>All done. What happens to your requests is told here.</source>
        <translation>Alles erledigt. Hier steht, was mit Ihren Anfragen geschieht.</translation>
    </message>
    <message>
        <source>Reset filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>stw::views::OutputPanel</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Search in the output</source>
        <translation>In der Ausgabe suchen</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Vorherige Stelle</translation>
    </message>
    <message>
        <source>Find the next one</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message numerus="yes">
        <source>Only the last %Ln lines are shown; the download has all of them.</source>
        <translation>
            <numerusform>Nur die letzte %Ln Zeile wird gezeigt; die heruntergeladene Datei hat alle.</numerusform>
            <numerusform>Nur die letzten %Ln Zeilen werden gezeigt; die heruntergeladene Datei hat alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download the output</source>
        <translation>Ausgabe herunterladen</translation>
    </message>
    <message>
        <source>attempt %1, the last</source>
        <translation>Versuch %1, der letzte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln found</source>
        <translation>
            <numerusform>mehr als %Ln gefunden</numerusform>
            <numerusform>mehr als %Ln gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::ParameterForm</name>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · v%2</source>
        <translation>%1 · v%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>cards per node</source>
        <translation>Karten je Knoten</translation>
    </message>
    <message>
        <source>cards on 1 node</source>
        <translation>Karten auf 1 Knoten</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount and unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>first: quota and cost follow from it</source>
        <translation>zuerst: daraus folgen Kontingent und Kosten</translation>
    </message>
    <message>
        <source>(shown in lists, and to who approves)</source>
        <translation>(steht in Listen und bei der Genehmigung)</translation>
    </message>
    <message>
        <source>(optional)</source>
        <translation>(optional)</translation>
    </message>
    <message>
        <source>Unit of the duration</source>
        <translation>Einheit der Dauer</translation>
    </message>
    <message>
        <source>Please choose</source>
        <translation>Bitte wählen</translation>
    </message>
</context>
<context>
    <name>stw::views::ProjectForm</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Time zone (its months are the budget&apos;s)</source>
        <translation>Zeitzone (nach ihr zählen Monat und Budget)</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Role in the project</source>
        <translation>Rolle im Projekt</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>Mitglied entfernen</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>This project has no limits.</source>
        <translation>Dieses Projekt hat keine Limits.</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Create project</source>
        <translation>Projekt anlegen</translation>
    </message>
    <message>
        <source>Change role</source>
        <translation>Rolle ändern</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Mitglied aufnehmen</translation>
    </message>
    <message>
        <source>Time zone %1</source>
        <translation>Zeitzone %1</translation>
    </message>
</context>
<context>
    <name>stw::views::ReasonBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A reason to wait and how many wait for it.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stw::views::RequestView</name>
    <message>
        <source>Not up to date.</source>
        <translation>Nicht aktuell.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Release “%1”?</source>
        <translation>Ressourcen von „%1“ freigeben?</translation>
    </message>
    <message>
        <source>Withdraw “%1”?</source>
        <translation>„%1“ zurückziehen?</translation>
    </message>
    <message>
        <source>Release resources</source>
        <translation>Ressourcen freigeben</translation>
    </message>
    <message>
        <source>Withdraw request</source>
        <translation>Anfrage zurückziehen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rückgabe</translation>
    </message>
    <message>
        <source>Way of the request</source>
        <translation>Weg der Anfrage</translation>
    </message>
    <message>
        <source>Time since submission</source>
        <translation>Zeit seit dem Einreichen</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was angefragt wurde</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Queue history</source>
        <translation>Warteschlangenverlauf</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Cost lines</source>
        <translation>Kostenzeilen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>submitted %1</source>
        <translation>eingereicht %1</translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation>beendet %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>The work has not started yet; its output follows here.</source>
        <translation>Die Arbeit hat noch nicht begonnen; ihre Ausgabe folgt hier.</translation>
    </message>
    <message>
        <source>The work has written nothing yet.</source>
        <translation>Die Arbeit hat noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>still</source>
        <translation>noch</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>It has not waited.</source>
        <translation>Sie hat nicht gewartet.</translation>
    </message>
    <message>
        <source>The pieces add up to %1.</source>
        <translation>Die Abschnitte ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Nothing is charged yet: lines are written when an attempt ends.</source>
        <translation>Noch ist nichts berechnet: Kostenzeilen entstehen, wenn ein Versuch endet.</translation>
    </message>
    <message>
        <source>The lines add up to %1.</source>
        <translation>Die Zeilen ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Nothing to return</source>
        <translation>Nichts zurückzugeben</translation>
    </message>
    <message>
        <source>No resources were allocated to this request.</source>
        <translation>Dieser Anfrage waren keine Ressourcen zugewiesen.</translation>
    </message>
</context>
<context>
    <name>stw::views::RequestsView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>My requests</source>
        <translation>Meine Anfragen</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln marked</source>
        <extracomment>Counts of a list: `24 of 24`, and how many are marked.</extracomment>
        <translation>
            <numerusform>%1 · %Ln markiert</numerusform>
            <numerusform>%1 · %Ln markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no requests yet.</source>
        <translation>Sie haben noch keine Anfragen.</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>There are no requests yet.</source>
        <translation>Es gibt noch keine Anfragen.</translation>
    </message>
    <message>
        <source>%1 with this filter.</source>
        <translation>%1 mit diesem Filter.</translation>
    </message>
    <message>
        <source>Reset filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Your roles do not permit to see requests. A project owner can make you a member of a project.</source>
        <translation>Ihre Rollen erlauben nicht, Anfragen zu sehen. Projektverantwortliche können Sie in ein Projekt aufnehmen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>stw::views::SecretBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>I have stored it</source>
        <translation>Ich habe es verwahrt</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
</context>
<context>
    <name>stw::views::SettingsView</name>
    <message>
        <source>The server cannot be reached now.</source>
        <translation>Der Server ist gerade nicht erreichbar.</translation>
    </message>
    <message>
        <source>The two new passwords differ. Nothing was changed.</source>
        <translation>Die beiden neuen Passwörter unterscheiden sich. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>What %1 is for</source>
        <translation>Wofür %1 dient</translation>
    </message>
    <message>
        <source>You are signed in there.</source>
        <translation>Dort sind Sie angemeldet.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Darstellung und Sprache</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The new size takes effect when the console starts again.</source>
        <translation>Die neue Größe gilt ab dem nächsten Start der Konsole.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung verringern</translation>
    </message>
    <message>
        <source>Keyboard shortcuts …</source>
        <translation>Tastenkürzel …</translation>
    </message>
    <message>
        <source>Present password</source>
        <translation>Bisheriges Passwort</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Neues Passwort</translation>
    </message>
    <message>
        <source>New password, again</source>
        <translation>Neues Passwort, noch einmal</translation>
    </message>
    <message>
        <source>Change password</source>
        <translation>Passwort ändern</translation>
    </message>
</context>
<context>
    <name>stw::views::SignInView</name>
    <message>
        <source>Not signed in.</source>
        <translation>Nicht angemeldet.</translation>
    </message>
    <message>
        <source>The certificate has changed: somebody may be in between.</source>
        <translation>Das Zertifikat hat sich geändert: Jemand könnte sich dazwischengeschaltet haben.</translation>
    </message>
    <message>
        <source>The certificate is not vouched for by any authority you trust.</source>
        <translation>Für das Zertifikat bürgt keine Stelle, der Sie vertrauen.</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>Trust this certificate</source>
        <translation>Diesem Zertifikat vertrauen</translation>
    </message>
    <message>
        <source>Please enter your account.</source>
        <translation>Bitte geben Sie Ihr Konto ein.</translation>
    </message>
    <message>
        <source>Please fill in this field.</source>
        <translation>Bitte füllen Sie dieses Feld aus.</translation>
    </message>
    <message>
        <source>Please choose a password.</source>
        <translation>Bitte wählen Sie ein Passwort.</translation>
    </message>
    <message>
        <source>The two passwords differ.</source>
        <translation>Die beiden Passwörter unterscheiden sich.</translation>
    </message>
    <message>
        <source>Sign in to Stellwerk</source>
        <translation>Bei Stellwerk anmelden</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Neues Passwort</translation>
    </message>
    <message>
        <source>New password, again</source>
        <translation>Neues Passwort, noch einmal</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>One-time secret</source>
        <translation>Einmalgeheimnis</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Stay signed in on this computer</source>
        <translation>Auf diesem Computer angemeldet bleiben</translation>
    </message>
    <message>
        <source>The token is kept in the keychain of your desktop.</source>
        <translation>Das Token wird im Schlüsselbund Ihres Desktops aufbewahrt.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>Art der Anmeldung</translation>
    </message>
    <message>
        <source>What you gave does not fit the account, is not valid any more, or the account is disabled.</source>
        <translation>Die Angaben passen nicht zum Konto oder gelten nicht mehr, oder das Konto ist deaktiviert.</translation>
    </message>
</context>
<context>
    <name>stw::views::SpecList</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 CPU</source>
        <translation>%1 CPU</translation>
    </message>
    <message>
        <source>starts now</source>
        <translation>startet sofort</translation>
    </message>
    <message>
        <source>would wait</source>
        <translation>würde warten</translation>
    </message>
    <message>
        <source>not in this fleet</source>
        <translation>nicht in der Flotte</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>%1 · v%2</source>
        <translation>%1 · v%2</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message numerus="yes">
        <source>%Ln for this project</source>
        <translation>
            <numerusform>%Ln für dieses Projekt</numerusform>
            <numerusform>%Ln für dieses Projekt</numerusform>
        </translation>
    </message>
    <message>
        <source>No specification is enabled for this project. Whoever is responsible for the project, or the policy administration, can enable one.</source>
        <translation>Für dieses Projekt ist keine Spezifikation freigeschaltet. Freischalten können Projektverantwortliche oder die Richtlinienverwaltung.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more specification(s) are not enabled for this project. The policy administration can enable them.</source>
        <translation>
            <numerusform>%Ln weitere Spezifikation ist für dieses Projekt nicht freigeschaltet. Die Richtlinienverwaltung kann sie freischalten.</numerusform>
            <numerusform>%Ln weitere Spezifikationen sind für dieses Projekt nicht freigeschaltet. Die Richtlinienverwaltung kann sie freischalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::StandingCard</name>
    <message>
        <source>Why it waits</source>
        <translation>Warum sie wartet</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) – it starts when all are cleared</source>
        <translation>
            <numerusform>%Ln Grund – sie startet, wenn er behoben ist</numerusform>
            <numerusform>%Ln Gründe – sie startet, wenn alle behoben sind</numerusform>
        </translation>
    </message>
    <message>
        <source>binding</source>
        <translation>bindend</translation>
    </message>
    <message>
        <source>who can change it</source>
        <translation>änderbar durch</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seit</translation>
    </message>
</context>
<context>
    <name>stw::views::UsageCard</name>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>still counting</source>
        <translation>zählt noch</translation>
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
        <source>cost so far</source>
        <translation>bisherige Kosten</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>gelaufen</translation>
    </message>
    <message>
        <source>waited</source>
        <translation>gewartet</translation>
    </message>
</context>
<context>
    <name>stw::views::UsersView</name>
    <message>
        <source>Accounts %1</source>
        <extracomment>A part of the page and how many there are.</extracomment>
        <translation>Konten %1</translation>
    </message>
    <message>
        <source>Projects %1</source>
        <translation>Projekte %1</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projekte</translation>
    </message>
</context>
<context>
    <name>stw::widgets::Card</name>
    <message>
        <source>being computed</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>stw::widgets::Chip</name>
    <message>
        <source>Delete removes it</source>
        <translation>Entf entfernt es</translation>
    </message>
</context>
<context>
    <name>stw::widgets::ForecastBar</name>
    <message>
        <source>no forecast</source>
        <translation>keine Prognose</translation>
    </message>
    <message>
        <source>50 % by %1, 90 % by %2</source>
        <translation>50 % bis %1, 90 % bis %2</translation>
    </message>
</context>
<context>
    <name>stw::widgets::QuotaBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 missing</source>
        <translation>
            <numerusform>%1 fehlt</numerusform>
            <numerusform>%1 fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: von %2 auf %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>used</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>held</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>angefragt</translation>
    </message>
    <message>
        <source>over the limit</source>
        <translation>über dem Limit</translation>
    </message>
</context>
<context>
    <name>stw::widgets::Skeleton</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
</context>
<context>
    <name>stw::widgets::Stepper</name>
    <message>
        <source>%1: done</source>
        <translation>%1: erledigt</translation>
    </message>
    <message>
        <source>%1: current step</source>
        <translation>%1: aktueller Schritt</translation>
    </message>
    <message>
        <source>%1: done in an earlier attempt</source>
        <translation>%1: in einem früheren Versuch erledigt</translation>
    </message>
    <message>
        <source>%1: ahead</source>
        <translation>%1: steht bevor</translation>
    </message>
    <message>
        <source>%1: ended here</source>
        <translation>%1: hier beendet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>stw::widgets::TileMap</name>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>held but idle</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>%1 % used</source>
        <translation>%1 % ausgelastet</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1, card %2: %3, %4</source>
        <translation>%1, Karte %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stw::widgets::TimelineStrip</name>
    <message>
        <source>queue %1</source>
        <translation>Warteschlange %1</translation>
    </message>
    <message>
        <source>approval %1</source>
        <translation>Genehmigung %1</translation>
    </message>
    <message>
        <source>provisioning %1</source>
        <translation>Bereitstellung %1</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>Läuft %1</translation>
    </message>
    <message>
        <source>stopping %1</source>
        <translation>Anhalten %1</translation>
    </message>
    <message>
        <source>in all %1</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>stw::widgets::Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>stw::widgets::UsageChart</name>
    <message>
        <source>Show the values as a table</source>
        <translation>Werte als Tabelle anzeigen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
</TS>
