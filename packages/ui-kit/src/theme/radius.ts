/** Corner radii that are the same in every brand. Radii of brands are in `vars.brand.radius`. */
export const radius = {
  /** The box of a checkbox. */
  mark: '2px',
  /** Large panels in brands with the separator style `blocks`. */
  block: '28px',
  /** Fully rounded ends. */
  pill: '99px',
  /** A circle, if the element is as wide as it is high. */
  round: '50%',
} as const
