// @internal

/** The least distance of a panel from the edges of the window, in px. */
const MARGIN = 12

/** Positions a panel in the viewport from the box of its anchor. Reads the margins of the panel as its gap. */
const place = (panel: HTMLElement, anchor: HTMLElement, isAbove: boolean, hasAnchorWidth: boolean): void => {
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
  const left = direction === 'rtl' ? box.right - width : box.left
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
}

/**
 * Keeps a panel beside its anchor, until the returned function is called. Stylesheets position the panel in browsers with
 * CSS anchor positioning. In other browsers, the panel moves when it opens, and when a page or an element scrolls.
 */
export const anchorPanel = ({
  panel,
  anchor,
  isAbove = false,
  hasAnchorWidth = false,
}: Anchoring): (() => void) => {
  if (CSS.supports('position-area', 'self-block-end')) {
    const name = `--${CSS.escape(panel.id)}`
    anchor.style.setProperty('anchor-name', name)
    panel.style.setProperty('position-anchor', name)
    return () => anchor.style.removeProperty('anchor-name')
  }
  const update = (): void => {
    if (panel.getClientRects().length > 0) place(panel, anchor, isAbove, hasAnchorWidth)
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
