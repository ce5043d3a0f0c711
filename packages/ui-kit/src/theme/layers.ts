/** The z-index of each layer, from the lowest to the highest. */
export const layers = {
  /** A layer that dims the page below an open panel of the header. */
  dim: -1,
  raised: 1,
  /** Buttons above a link that covers its card. */
  control: 2,
  sticky: 10,
  /** A notice, such as the consent to cookies. It is above sticky elements. */
  notice: 11,
  menu: 20,
  overlay: 30,
  toast: 40,
} as const
