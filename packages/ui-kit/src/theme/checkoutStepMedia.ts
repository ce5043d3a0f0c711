import { media } from './media.ts'

/** Media queries of the steps of a checkout. */
export const checkoutStepMedia = {
  /** At these widths, the steps are in a row of their own. */
  tablet: media.belowLg,
  /**
   * At each of these three widths, more labels of steps are hidden: the label of the fourth step at `narrow`, of the
   * third at `narrower`, and of the first two at `narrowest`. The label of the current step stays visible.
   */
  narrow: '(max-width: 720px)',
  narrower: '(max-width: 620px)',
  narrowest: '(max-width: 520px)',
  /** At these widths, the logo and the links do not fit on one line, and the steps do not fit on one line. */
  smallest: '(max-width: 22.5em)',
} as const
