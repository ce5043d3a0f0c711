import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ position: 'relative' })
export const input = style({ paddingInlineEnd: 92 })
export const toggle = style({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  height: 44,
  paddingInline: 12,
  color: vars.color.accent,
  fontSize: '0.9375rem',
  fontWeight: 600,
})
export const rules = style({ display: 'grid', gap: 4 })
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  selectors: { '&[data-met]': { color: vars.color.success, fontWeight: 550 } },
})

// A ring, or a check when the rule is met.
globalStyle(`${rule} > svg`, { flex: 'none' })
