import { fluid } from './fluid.ts'

/**
 * Font sizes of display type. Fluid sizes grow from the width of a phone to that of a desktop; the other sizes are
 * fixed in rem. The two largest are smaller in windows below 390 px, so that a word of 13 letters fits into 320 px.
 */
export const displayFontSizes = {
  hero: fluid(50, 72, 43),
  category: fluid(50, 76, 43),
  page: fluid(42, 56),
  section: fluid(35, 49),
  panel: fluid(33, 40),
  figure: fluid(31, 40),
  total: '1.9375rem',
  group: '1.6875rem',
  searchField: fluid(26, 36),
  artistLead: fluid(22, 27),
  sub: fluid(22, 25),
  card: fluid(17, 20),
} as const

/** Font sizes of text. The smallest is 13 px. */
export const textFontSizes = {
  lead: fluid(17, 18),
  body: '1rem',
  meta: '0.9375rem',
  small: '0.875rem',
  floor: '0.8125rem',
} as const
