// @internal

/** The least distance of a panel from the edges of the window, in px. */
const MARGIN = 12

/** Where a panel is along its anchor: in line with an edge of the anchor, or centred on it. */
export type PanelAlignment = 'start' | 'center' | 'end'

/** The distance of a panel from the left edge of the window. */
const leftOf = (box: DOMRect, width: number, align: PanelAlignment, isRightToLeft: boolean): number => {
  if (align === 'center') return box.left + (box.width - width) / 2
  return (align === 'end') === isRightToLeft ? box.left : box.right - width
}

/** Positions a panel in the viewport from the box of its anchor. Reads the margins of the panel as its gap. */
const place = ({ panel, anchor, isAbove = false, hasAnchorWidth, align = 'start' }: Anchoring): void => {
  const { style } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const box = anchor.getBoundingClientRect()
  if (hasAnchorWidth) style.width = `${box.width}px`
  style.maxHeight = ''
  const { marginTop, direction } = getComputedStyle(panel)
  const gap = Number.parseFloat(marginTop)
  const { offsetWidth: width, offsetHeight: height } = panel
  const above = box.top - gap - MARGIN
  const below = clientHeight - box.bottom - gap - MARGIN
  const [preferred, other] = isAbove ? [above, below] : [below, above]
  const goesAbove = (height > preferred && other > preferred) !== isAbove
  const maxHeight = Math.max(goesAbove ? above : below, 0)
  const left = leftOf(box, width, align, direction === 'rtl')
  style.maxHeight = `${maxHeight}px`
  style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`
  style.top = `${goesAbove ? box.top - Math.min(height, maxHeight) - gap * 2 : box.bottom}px`
}

interface Anchoring {
  /** A popover with an id, and with equal margins above and below: its distance from the anchor. */
  readonly panel: HTMLElement
  readonly anchor: HTMLElement
  readonly isAbove?: boolean | undefined
  readonly hasAnchorWidth?: boolean | undefined
  /** By default `start`. */
  readonly align?: PanelAlignment | undefined
}

/** Adds a name to the names of an anchor, because an anchor can have several panels, such as a menu and a tooltip. */
const addAnchorName = (anchor: HTMLElement, name: string): (() => void) => {
  const names = (): readonly string[] =>
    anchor.style.getPropertyValue('anchor-name').split(', ').filter(Boolean)
  anchor.style.setProperty('anchor-name', [...names(), name].join(', '))
  return () =>
    anchor.style.setProperty(
      'anchor-name',
      names()
        .filter((other) => other !== name)
        .join(', '),
    )
}

/**
 * Keeps a panel beside its anchor, until the returned function is called. Stylesheets position the panel in browsers with
 * CSS anchor positioning. In other browsers, the panel moves when it opens, and when a page or an element scrolls.
 */
export const anchorPanel = (anchoring: Anchoring): (() => void) => {
  const { panel, anchor } = anchoring
  if (CSS.supports('position-area', 'self-block-end')) {
    const name = `--${CSS.escape(panel.id)}`
    panel.style.setProperty('position-anchor', name)
    return addAnchorName(anchor, name)
  }
  const update = (): void => {
    if (panel.getClientRects().length > 0) place(anchoring)
  }
  update()
  panel.addEventListener('toggle', update)
  window.addEventListener('scroll', update, { capture: true, passive: true })
  window.addEventListener('resize', update)
  return () => {
    panel.removeEventListener('toggle', update)
    window.removeEventListener('scroll', update, { capture: true })
    window.removeEventListener('resize', update)
  }
}
