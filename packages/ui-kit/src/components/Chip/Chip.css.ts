import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minHeight: 36,
  paddingInline: 14,
  borderRadius: 99,
  background: vars.color.raised,
  fontSize: '0.875rem',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  selectors: {
    // 36 px high, with a touch target of 44 px.
    'a&::after, button&::after': { content: '', position: 'absolute', inset: '-4px 0' },
    'a&:hover, button&:hover': { background: vars.color.line },
  },
})
