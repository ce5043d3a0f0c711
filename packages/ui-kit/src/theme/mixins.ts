import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layout } from './layout.ts'

/** The selector for brands whose character is blocks of colour instead of hairlines. */
export const blocks = '[data-character=blocks] &'

/** Display type, in the display font of the brand. */
export const displayType = {
  fontFamily: vars.brand.font.display,
  fontWeight: vars.brand.weight.display,
  letterSpacing: vars.brand.tracking,
  lineHeight: 1.05,
  textWrap: 'balance',
} satisfies StyleRule

/** The names of products and people, in the display font with less contrast. */
export const nameType = {
  fontFamily: vars.brand.font.display,
  fontWeight: vars.brand.weight.name,
  letterSpacing: '-0.012em',
  lineHeight: 1.25,
} satisfies StyleRule

/** Digits of equal width, for columns of numbers. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

export const hairline = `1px solid ${vars.color.line}`

/** Hides content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/** A row that scrolls sideways and extends to the edges of the page. The cut-off card shows that there is more. */
export const bleed = {
  marginInline: `calc(-1 * ${layout.side})`,
  paddingInline: layout.side,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} satisfies StyleRule
