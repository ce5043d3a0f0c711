/** Line widths of drawings, in units of the SVG grid. A unit is 1 px when the drawing has its natural size. */
export const strokeWidth = {
  /** The outline of a colour well. It has this width in px at every size of the well. */
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
  /** The stitches in the illustration of an empty page. */
  stitch: 3.2,
} as const
