import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': {
    [media.belowLg]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      gap: 2,
      background: vars.color.raised,
      borderRadius: vars.brand.radius.control,
    },
  },
})

export const label = style({
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
  marginInlineEnd: 12,
  '@media': { [media.belowLg]: { display: 'none' } },
})

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  paddingInline: 'clamp(8px, 1.4vw, 18px)',
  borderRadius: vars.brand.radius.control,
  fontSize: 'clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)',
  fontWeight: 550,
  ':hover': { background: vars.color.raised },
  selectors: { '&[aria-current]': { background: vars.color.text, color: vars.color.page } },
})
