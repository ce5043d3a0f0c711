/** Corner radii that are the same in every brand. Radii of brands are in `vars.brand.radius`. */
export const radius = {
  /** The box of a checkbox. */
  mark: '2px',
  /** Large panels of brands with blocks. */
  block: '28px',
  /** Fully rounded ends. */
  pill: '99px',
  /** A circle, on an element as wide as high. */
  round: '50%',
} as const
