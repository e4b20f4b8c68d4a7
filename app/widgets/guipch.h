#pragma once

// What nearly every file of the console reads, precompiled once.

#include <QAbstractButton>
#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QWidget>
