<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Admission</name>
    <message numerus="yes">
        <source>to %Ln card(s) per node – the largest count that fits</source>
        <translation>
            <numerusform>to %Ln card per node – the largest count that fits</numerusform>
            <numerusform>to %Ln cards per node – the largest count that fits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlRoom</name>
    <message numerus="yes">
        <source>%1 of %Ln card(s) not healthy</source>
        <translation>
            <numerusform>%1 of %Ln card not healthy</numerusform>
            <numerusform>%1 of %Ln cards not healthy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln node(s) are reachable and healthy.</source>
        <translation>
            <numerusform>%Ln node is reachable and healthy.</numerusform>
            <numerusform>All %Ln nodes are reachable and healthy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message numerus="yes">
        <source>The fleet has %Ln card(s) of the class %1, but no suitable node with %2; the largest has %3.</source>
        <translation>
            <numerusform>The fleet has %Ln card of the class %1, but no suitable node with %2; the largest has %3.</numerusform>
            <numerusform>The fleet has %Ln cards of the class %1, but no suitable node with %2; the largest has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All suitable healthy capacity is busy with %Ln allocation(s).</source>
        <translation>
            <numerusform>All suitable healthy capacity is busy with %Ln allocation.</numerusform>
            <numerusform>All suitable healthy capacity is busy with %Ln allocations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting request(s) go first.</source>
        <translation>
            <numerusform>%Ln waiting request goes first.</numerusform>
            <numerusform>%Ln waiting requests go first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quota</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation>
            <numerusform>%Ln core</numerusform>
            <numerusform>%Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card hour(s)</source>
        <translation>
            <numerusform>%Ln card hour</numerusform>
            <numerusform>%Ln card hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s)</source>
        <translation>
            <numerusform>%Ln task</numerusform>
            <numerusform>%Ln tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message numerus="yes">
        <source>The audit log is whole: %Ln entries verified.</source>
        <translation>
            <numerusform>The audit log is whole: %Ln entry verified.</numerusform>
            <numerusform>The audit log is whole: %Ln entries verified.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestLines</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::BellButton</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::ControlRoomPage</name>
    <message numerus="yes">
        <source>%Ln request(s) need a person</source>
        <translation>
            <numerusform>%Ln request needs a person</numerusform>
            <numerusform>%Ln requests need a person</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::NotificationsPage</name>
    <message numerus="yes">
        <source>%Ln unread</source>
        <translation>
            <numerusform>%Ln unread</numerusform>
            <numerusform>%Ln unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::Palette</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::shell::RailButton</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::EndDialog</name>
    <message numerus="yes">
        <source>Release %Ln request(s)</source>
        <translation>
            <numerusform>Release %Ln request</numerusform>
            <numerusform>Release %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Withdraw %Ln request(s)</source>
        <translation>
            <numerusform>Withdraw %Ln request</numerusform>
            <numerusform>Withdraw %Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::EventsCard</name>
    <message numerus="yes">
        <source>All %Ln events</source>
        <translation>
            <numerusform>All %Ln events</numerusform>
            <numerusform>All %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::FaultSummary</name>
    <message numerus="yes">
        <source>%Ln thing(s) to put right:</source>
        <translation>
            <numerusform>%Ln thing to put right:</numerusform>
            <numerusform>%Ln things to put right:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::NotificationsView</name>
    <message numerus="yes">
        <source>0 of %Ln notification(s) with this filter</source>
        <translation>
            <numerusform>0 of %Ln notification with this filter</numerusform>
            <numerusform>0 of %Ln notifications with this filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::OutputPanel</name>
    <message numerus="yes">
        <source>Only the last %Ln lines are shown; the download has all of them.</source>
        <translation>
            <numerusform>Only the last %Ln line is shown; the download has all of them.</numerusform>
            <numerusform>Only the last %Ln lines are shown; the download has all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln found</source>
        <translation>
            <numerusform>more than %Ln found</numerusform>
            <numerusform>more than %Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::RequestsView</name>
    <message numerus="yes">
        <source>%1 · %Ln marked</source>
        <extracomment>Counts of a list: `24 of 24`, and how many are marked.</extracomment>
        <translation>
            <numerusform>%1 · %Ln marked</numerusform>
            <numerusform>%1 · %Ln marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::SpecList</name>
    <message numerus="yes">
        <source>%Ln for this project</source>
        <translation>
            <numerusform>%Ln for this project</numerusform>
            <numerusform>%Ln for this project</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more specification(s) are not enabled for this project. The policy administration can enable them.</source>
        <translation>
            <numerusform>%Ln more specification is not enabled for this project. The policy administration can enable it.</numerusform>
            <numerusform>%Ln more specifications are not enabled for this project. The policy administration can enable them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::views::StandingCard</name>
    <message numerus="yes">
        <source>%Ln reason(s) – it starts when all are cleared</source>
        <translation>
            <numerusform>%Ln reason – it starts when that is cleared</numerusform>
            <numerusform>%Ln reasons – it starts when all are cleared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stw::widgets::QuotaBar</name>
    <message numerus="yes">
        <source>%1 missing</source>
        <translation>
            <numerusform>%1 missing</numerusform>
            <numerusform>%1 missing</numerusform>
        </translation>
    </message>
</context>
</TS>
