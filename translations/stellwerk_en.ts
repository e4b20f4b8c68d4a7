<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
