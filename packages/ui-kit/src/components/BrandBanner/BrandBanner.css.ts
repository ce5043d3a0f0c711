import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const banner = style({ background: vars.color.raised, fontSize: '0.8125rem', lineHeight: 1.538 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 40,
  // Offsets the padding of the first tab, so that its text aligns with the logo below.
  '@media': { [media.phone]: { marginInlineStart: -8 } },
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: '0 16px',
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  '::after': { content: '', position: 'absolute', inset: '-2px 0' },
  selectors: {
    '&[aria-current]': { background: vars.color.page, color: vars.color.text },
    '&:hover': { color: vars.color.text },
  },
})

/** The current shop uses its display font. Other shops use a similar local font, so that no second font is loaded. */
export const face = styleVariants({
  here: { fontFamily: vars.brand.font.display, fontWeight: 500, letterSpacing: '-0.01em' },
  serif: { fontFamily: 'Georgia, serif' },
  grotesque: { fontWeight: 650, letterSpacing: '-0.02em' },
})

/** Takes the remaining width and wraps its text before it moves to a row of its own. */
export const aside = style({
  display: 'flex',
  flex: '1 0 min-content',
  justifyContent: 'end',
  gap: 24,
  color: vars.color.textMuted,
})
