import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const banner = style({ background: vars.color.raised, fontSize: '0.8125rem', lineHeight: 1.538 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 40,
  // One row stands in the other: together they put the first tab's word above the logo.
  '@media': { [media.phone]: { marginInlineStart: -8 } },
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: '0 16px',
  color: vars.color.soft,
  fontSize: '0.9375rem',
  '::after': { content: '', position: 'absolute', inset: '-2px 0' },
  selectors: {
    '&[aria-current]': { background: vars.color.page, color: vars.color.ink },
    '&:hover': { color: vars.color.ink },
  },
})

/** The shop at hand is set in its display face, others in a local one like theirs: no second font is fetched for a word. */
export const face = styleVariants({
  here: { fontFamily: vars.brand.display, fontWeight: 500, letterSpacing: '-0.01em' },
  serif: { fontFamily: 'Georgia, serif' },
  grotesque: { fontWeight: 650, letterSpacing: '-0.02em' },
})

/** As wide as is left over, in lines as short as must be, before it goes to a row of its own. */
export const aside = style({
  display: 'flex',
  flex: '1 0 min-content',
  justifyContent: 'end',
  gap: 24,
  color: vars.color.soft,
})
