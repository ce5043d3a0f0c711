/** Widths and heights that several components share. For sizes of one component see `componentSizes`. */
export const sizes = {
  /** The side of a touch target, and the height of a small button. */
  target: '44px',
  /** The height of a field of medium size. */
  field: '48px',
  /** The height of a button of medium size. */
  button: '52px',
  /** The height of large buttons, fields and rows. */
  large: '56px',
  /** The visible height of a chip. */
  chip: '36px',
  /** The side of an icon, which is also the line height of a count. */
  icon: '22px',
  /** The diameter of a status dot. */
  dot: '9px',
} as const
