/** The z-index of each layer, from the lowest to the highest. */
export const layers = {
  /** The dimmed page below an open panel of the header. */
  dim: -1,
  raised: 1,
  /** Buttons above a link that covers its card. */
  control: 2,
  sticky: 10,
  /** A notice above sticky elements, such as the consent to cookies. */
  notice: 11,
  menu: 20,
  overlay: 30,
  toast: 40,
} as const
