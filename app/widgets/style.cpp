#include "app/widgets/style.h"

#include "app/widgets/segments.h"
#include "app/widgets/stylepaint.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QSplitter>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kControl = 30;
constexpr int kSmallControl = 24;
constexpr int kCompactRow = 26;
constexpr int kRow = 32;
constexpr int kIcon = 16;
constexpr int kIconGap = 6;
constexpr int kChevron = 28; //!< The place of the chevron in a combo box.
constexpr int kSteps = 22;   //!< That of the arrows of a spin box.
constexpr int kFieldText = 8;
constexpr int kHeaderText = 4; //!< With the label's own two: above the text of a cell.
constexpr int kMotionMs = 120;

struct MetricRow
{
    QStyle::PixelMetric metric;
    int pixels;
};

// clang-format off: a table is read in columns.
constexpr auto kMetrics = std::to_array<MetricRow>({
    {QStyle::PM_LayoutLeftMargin, 16},
    {QStyle::PM_LayoutRightMargin, 16},
    {QStyle::PM_LayoutTopMargin, 12},
    {QStyle::PM_LayoutBottomMargin, 12},
    {QStyle::PM_LayoutHorizontalSpacing, 12},
    {QStyle::PM_LayoutVerticalSpacing, 8},
    {QStyle::PM_ScrollBarExtent, 12},
    {QStyle::PM_ScrollBarSliderMin, 32},
    {QStyle::PM_SmallIconSize, kIcon},
    {QStyle::PM_ButtonIconSize, kIcon},
    {QStyle::PM_ListViewIconSize, kIcon},
    {QStyle::PM_TabBarIconSize, kIcon},
    {QStyle::PM_ToolBarIconSize, 20},
    {QStyle::PM_IndicatorWidth, kIcon},
    {QStyle::PM_IndicatorHeight, kIcon},
    {QStyle::PM_ExclusiveIndicatorWidth, kIcon},
    {QStyle::PM_ExclusiveIndicatorHeight, kIcon},
    {QStyle::PM_CheckBoxLabelSpacing, 8},
    {QStyle::PM_RadioButtonLabelSpacing, 8},
    {QStyle::PM_DefaultFrameWidth, 1},
    {QStyle::PM_ButtonShiftHorizontal, 0},
    {QStyle::PM_ButtonShiftVertical, 0},
    {QStyle::PM_FocusFrameHMargin, 5},
    {QStyle::PM_FocusFrameVMargin, 2},
    {QStyle::PM_HeaderMargin, 8},
    {QStyle::PM_HeaderMarkSize, 12},
    {QStyle::PM_TabBarTabHSpace, 20},
    {QStyle::PM_TabBarTabVSpace, 14},
    {QStyle::PM_TabBarTabShiftVertical, 0},
    {QStyle::PM_TabBarBaseOverlap, 1},
    {QStyle::PM_SplitterWidth, 5},
    {QStyle::PM_MenuPanelWidth, 1},
    {QStyle::PM_MenuVMargin, 4},
});

struct HintRow
{
    QStyle::StyleHint hint;
    int answer;
};

constexpr auto kHints = std::to_array<HintRow>({
    {QStyle::SH_UnderlineShortcut, 1},
    {QStyle::SH_EtchDisabledText, 0},
    {QStyle::SH_ItemView_ShowDecorationSelected, 1},
    {QStyle::SH_ComboBox_Popup, 0},
    {QStyle::SH_ScrollBar_Transient, 0},
    {QStyle::SH_DialogButtonBox_ButtonsHaveIcons, 0},
    {QStyle::SH_FormLayoutLabelAlignment, int(Qt::AlignLeft)},
    {QStyle::SH_FormLayoutFormAlignment, int(Qt::AlignLeft | Qt::AlignTop)},
});
// clang-format on

bool isHoverable(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) != nullptr
           || qobject_cast<const QComboBox *>(widget) != nullptr
           || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
           || qobject_cast<const QTabBar *>(widget) != nullptr
           || qobject_cast<const QSplitterHandle *>(widget) != nullptr;
}

QSize buttonSize(const QStyleOptionButton &option, const QWidget *widget)
{
    const bool small = paint::has(widget, "small");
    const bool quiet = paint::has(widget, "quiet");
    QFont font = small ? secondFont() : bodyFont();
    // As wide as when it is chosen, or its neighbours would jump.
    font.setBold(paint::has(widget, "primary") || paint::has(widget, "segment"));
    int wide = option.text.isEmpty()
                   ? 0
                   : QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width() + 1;
    if (!option.icon.isNull())
        wide += kIcon + (wide > 0 ? kIconGap : 0);
    const int padding = option.text.isEmpty() ? 7 : quiet ? 4 : small ? 8 : 12;
    return {wide + 2 * padding, scaled(small ? kSmallControl : kControl)};
}

QSize heightened(QSize size, int height)
{
    return size.expandedTo({0, scaled(height)});
}

//! A scroll bar lies on the ground of what it scrolls.
QColor groundOf(const QStyleOption &option, const QWidget *bar)
{
    for (const QWidget *at = bar; at != nullptr; at = at->parentWidget()) {
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(at)) {
            const QWidget *view = area->viewport();
            return view->palette().color(view->backgroundRole());
        }
    }
    return option.palette.color(QPalette::Base);
}

//! Views show the chosen row in a tint, so its text and icon stay as they are.
QStyleOptionViewItem inTint(const QStyleOptionViewItem &option)
{
    QStyleOptionViewItem changed(option);
    const QColor text = option.palette.color(QPalette::Text);
    changed.palette.setColor(QPalette::HighlightedText, text);
    if (option.state.testFlag(QStyle::State_Selected) && !option.icon.isNull())
        changed.icon = QIcon(option.icon.pixmap(option.decorationSize));
    return changed;
}

} // namespace

Style::Style()
    : QProxyStyle(u"Fusion"_s)
{}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isHoverable(widget))
        widget->setAttribute(Qt::WA_Hover);
    // Heads stand above the text they name; Qt's own choice is the middle.
    auto *header = qobject_cast<QHeaderView *>(widget);
    if (header != nullptr && header->defaultAlignment() == Qt::AlignCenter)
        header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int Style::layoutSpacing(QSizePolicy::ControlType, QSizePolicy::ControlType,
                         Qt::Orientation orientation, const QStyleOption *option,
                         const QWidget *widget) const
{
    // Also where a box lies in a grid, which has no spacing of its own to hand on.
    return pixelMetric(orientation == Qt::Horizontal ? PM_LayoutHorizontalSpacing
                                                     : PM_LayoutVerticalSpacing,
                       option, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (metric == PM_HeaderDefaultSectionSizeVertical)
        return scaled(kRow);
    const auto row = std::find_if(kMetrics.begin(), kMetrics.end(),
                                  [metric](const MetricRow &one) { return one.metric == metric; });
    return row == kMetrics.end() ? QProxyStyle::pixelMetric(metric, option, widget) : row->pixels;
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *data) const
{
    if (hint == SH_Widget_Animation_Duration)
        return m_reducedMotion ? 0 : kMotionMs;
    if (hint == SH_Table_GridLineColor && option != nullptr)
        return int(tokens(option->palette).line);
    const auto row = std::find_if(kHints.begin(), kHints.end(),
                                  [hint](const HintRow &one) { return one.hint == hint; });
    return row == kHints.end() ? QProxyStyle::styleHint(hint, option, widget, data) : row->answer;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    if (type == CT_PushButton) {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return buttonSize(*button, widget);
    }
    if (type == CT_TabBarTab) {
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            const int bold =
                QFontMetrics(strongFont()).size(Qt::TextShowMnemonic, tab->text).width();
            const int plain =
                QFontMetrics(bodyFont()).size(Qt::TextShowMnemonic, tab->text).width();
            return heightened(size + QSize(bold - plain, 0), 34);
        }
    }
    const QSize natural = QProxyStyle::sizeFromContents(type, option, size, widget);
    const bool small = paint::has(widget, "small");
    if (type == CT_LineEdit)
        return heightened(size + QSize(2 * kFieldText, 0), small ? kSmallControl : kControl);
    if (type == CT_ComboBox)
        return heightened(size + QSize(kFieldText + kChevron + 2, 0),
                          small ? kSmallControl : kControl);
    if (type == CT_SpinBox)
        return heightened(size + QSize(kFieldText + kSteps, 0), small ? kSmallControl : kControl);
    if (type == CT_ToolButton)
        return heightened(natural, small ? kSmallControl : 28).expandedTo({scaled(24), 0});
    if (type == CT_HeaderSection) // its margin is one of width only
        return {natural.width(), scaled(kCompactRow)};
    if (type == CT_ItemViewItem)
        return heightened(natural, kCompactRow);
    if (type == CT_MenuItem)
        return natural + QSize(16, 6);
    return natural;
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option,
                            const QWidget *widget) const
{
    if (element == SE_PushButtonFocusRect)
        return option->rect;
    if (element == SE_HeaderLabel) // paint::headerLabel() places the arrow
        return option->rect.adjusted(kHeaderText, 0, -kHeaderText, 0);
    if (element == SE_LineEditContents) {
        const QRect natural = option->rect;
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const bool framed = frame != nullptr && frame->lineWidth > 0;
        // A line edit has a margin of two of its own.
        return framed ? natural.adjusted(kFieldText - 2, 1, -(kFieldText - 2), -1) : natural;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                            SubControl part, const QWidget *widget) const
{
    const QRect all = option->rect;
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return {all.right() + 1 - kChevron, all.top(), kChevron, all.height()};
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return all.adjusted(kFieldText, 1, -kChevron, -1);
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool bare = spin != nullptr && spin->buttonSymbols == QAbstractSpinBox::NoButtons;
        const int left = all.right() + 1 - kSteps;
        const int half = (all.height() - 4) / 2;
        if (part == SC_SpinBoxEditField)
            return all.adjusted(kFieldText - 2, 1, bare ? -kFieldText : -kSteps, -1);
        if (part == SC_SpinBoxUp)
            return bare ? QRect() : QRect(left, all.top() + 2, kSteps - 2, half);
        if (part == SC_SpinBoxDown)
            return bare ? QRect() : QRect(left, all.top() + 2 + half, kSteps - 2, half);
    }
    if (control == CC_ScrollBar && (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine))
        return {};
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (int(element)) {
    case PE_PanelButtonCommand: return paint::button(*option, *painter, widget);
    case PE_PanelButtonTool: return paint::toolButton(*option, *painter, widget);
    case PE_FrameLineEdit: return paint::field(*option, *painter, widget);
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame != nullptr && frame->lineWidth > 0)
            paint::field(*option, *painter, widget);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return paint::checkBox(*option, *painter);
    case PE_IndicatorRadioButton: return paint::radioButton(*option, *painter);
    case PE_FrameFocusRect: return paint::focus(*option, *painter, widget);
    case PE_PanelItemViewRow: return;
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            paint::row(*item, *painter);
        return;
    case PE_Frame:
    case PE_FrameWindow:
    case PE_FrameGroupBox: return paint::frame(*option, *painter, false);
    case PE_FrameMenu: return paint::frame(*option, *painter, true);
    case PE_IndicatorArrowDown: return paint::arrow("chevron-down"_L1, *option, *painter);
    case PE_IndicatorArrowRight: return paint::arrow("chevron-right"_L1, *option, *painter);
    case PE_IndicatorArrowUp: return paint::arrow(""_L1, *option, *painter);
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, QColor::fromRgb(tokens(option->palette).surfaceAlt));
        return paint::frame(*option, *painter, true);
    case PE_FrameTabBarBase:
    case PE_FrameTabWidget:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1),
                          QColor::fromRgb(tokens(option->palette).line));
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        button != nullptr && element == CE_PushButtonLabel)
        return paint::buttonLabel(*button, *painter, widget);
    if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option); tab != nullptr) {
        if (element == CE_TabBarTabShape)
            return paint::tab(*tab, *painter);
        if (element == CE_TabBarTabLabel)
            return paint::tabLabel(*tab, *painter);
    }
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (header != nullptr && element == CE_Header) { // Fusion would not ask for our rectangle
        QStyleOptionHeader label(*header);
        label.rect = subElementRect(SE_HeaderLabel, header, widget);
        paint::header(*header, *painter);
        return paint::headerLabel(label, *painter);
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea)
        return paint::header(*option, *painter);
    if (element == CE_Splitter)
        return paint::splitter(*option, *painter);
    if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
        bar != nullptr && element == CE_ProgressBar)
        return paint::progress(*bar, *painter);
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item != nullptr && element == CE_ItemViewItem) {
        const QStyleOptionViewItem changed = inTint(*item);
        return QProxyStyle::drawControl(element, &changed, painter, widget);
    }
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        item != nullptr && element == CE_MenuItem && item->state.testFlag(State_Selected)
        && !item->icon.isNull()) {
        QStyleOptionMenuItem changed(*item);
        changed.icon = QIcon(item->icon.pixmap(QSize(kIcon, kIcon), QIcon::Selected));
        return QProxyStyle::drawControl(element, &changed, painter, widget);
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        button != nullptr && element == CE_ToolButtonLabel && paint::has(widget, "quiet")) {
        QStyleOptionToolButton changed(*button);
        changed.palette.setColor(QPalette::Active, QPalette::ButtonText,
                                 QColor::fromRgb(tokens(option->palette).accent));
        return QProxyStyle::drawControl(element, &changed, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                               QPainter *painter, const QWidget *widget) const
{
    const auto rectOf = [&](SubControl part) {
        return subControlRect(control, option, part, widget);
    };
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        combo != nullptr && control == CC_ComboBox)
        return paint::comboBox(*combo, *painter, widget, rectOf(SC_ComboBoxArrow));
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        spin != nullptr && control == CC_SpinBox)
        return paint::spinBox(*spin, *painter, widget, rectOf(SC_SpinBoxUp),
                              rectOf(SC_SpinBoxDown));
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar != nullptr && control == CC_ScrollBar)
        return paint::scrollBar(*bar, *painter, rectOf(SC_ScrollBarSlider),
                                groundOf(*option, widget));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace stw::widgets
