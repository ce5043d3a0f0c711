import { media } from './media.ts'

/** Media queries of the steps of a checkout (spec §2). */
export const stepMedia = {
  /** The steps are in a row of their own. */
  tablet: media.belowLg,
  /** The labels of the fourth, of the third, and of the first two steps are hidden, except that of the current step. */
  narrow: '(max-width: 720px)',
  narrower: '(max-width: 620px)',
  narrowest: '(max-width: 520px)',
  /** Neither the logo and the links nor the steps fit on one line. */
  smallest: '(max-width: 22.5em)',
} as const
