/**
 * Line heights, relative to the font size. They give text sizes lines of whole px: 14 px text has lines of 20 or 22 px,
 * and 15 px text has lines of 22 px.
 */
export const leading = {
  none: 1,
  /** The title of the home page. */
  hero: 0.98,
  display: 1.05,
  heading: 1.15,
  /** Totals and other large figures. */
  figure: 1.16,
  price: 1.2,
  /** Names in the display font. */
  name: 1.25,
  /** Buttons and the names of cards. */
  snug: 1.3,
  card: 1.33,
  label: 1.4,
  /** 14 px text with 20 px lines. */
  small: 1.43,
  /** Rows of prices. */
  compact: 1.46,
  /** 15 px text with 22 px lines. */
  meta: 1.467,
  normal: 1.5,
  /** 13 px text with 20 px lines. */
  floor: 1.538,
  lead: 1.55,
  /** 14 px text with 22 px lines. */
  note: 1.571,
  /** Tables of facts. */
  table: 1.6,
} as const
