import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layout } from './layout.ts'

/** Selector for rules of brands whose character is solid blocks of colour instead of hairlines. */
export const blocks = '[data-character=blocks] &'

/** Display type: tight, in the brand's display face. */
export const displayType = {
  fontFamily: vars.brand.display,
  fontWeight: vars.brand.displayWeight,
  letterSpacing: vars.brand.tight,
  lineHeight: 1.05,
  textWrap: 'balance',
} satisfies StyleRule

/** Names of things: a calmer display face. */
export const nameType = {
  fontFamily: vars.brand.display,
  fontWeight: vars.brand.nameWeight,
  letterSpacing: '-0.012em',
  lineHeight: 1.25,
} satisfies StyleRule

/** Digits that line up. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } satisfies StyleRule

export const hairline = `1px solid ${vars.color.line}`

/** Seen by screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule

/** A rail of cards on phones that bleeds to the page's edge: the cut card says "swipe". */
export const bleed = {
  marginInline: `calc(-1 * ${layout.side})`,
  paddingInline: layout.side,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} satisfies StyleRule
