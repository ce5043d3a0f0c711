import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 26,
  paddingInline: 10,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 99,
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  selectors: {
    'a&': { position: 'relative', color: vars.color.text },
    // 26 px high, with a touch target of 44 px.
    'a&::after': { content: '', position: 'absolute', inset: '-9px 0' },
    'a&:hover': { borderColor: vars.color.text },
  },
})
