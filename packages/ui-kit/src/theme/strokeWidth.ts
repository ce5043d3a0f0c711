/** Line widths of drawings, in units of their SVG grid: px at their natural size. */
export const strokeWidth = {
  /** The outline of a colour well, in px at every size. */
  well: 1,
  /** The outline of a dot of a design. */
  dot: 0.9,
  /** The outline of a dot in the logo. */
  outline: 0.6,
  /** The ticks of the ruler. */
  tick: 1,
  /** The ring of an empty dot. */
  ring: 1.5,
  icon: 1.6,
  /** Lines of illustrations. */
  drawing: 2,
  /** The stitches of an empty page. */
  stitch: 3.2,
} as const
