import { media } from './media.ts'

/** Media queries of the steps of a checkout (spec §2). */
export const checkoutStepMedia = {
  /** The steps are in a row of their own. */
  tablet: media.belowLg,
  /**
   * Below each of these three widths, further labels are hidden: first that of the fourth step, then that of the third,
   * then those of the first two. The label of the current step stays visible.
   */
  narrow: '(max-width: 720px)',
  narrower: '(max-width: 620px)',
  narrowest: '(max-width: 520px)',
  /** Neither the logo and the links nor the steps fit on one line. */
  smallest: '(max-width: 22.5em)',
} as const
