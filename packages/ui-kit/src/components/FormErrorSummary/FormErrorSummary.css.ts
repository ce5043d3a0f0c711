import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const summary = style({
  padding: '20px 24px',
  border: `2px solid ${vars.color.error}`,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
})
export const title = style({ color: vars.color.error, fontWeight: 650 })
export const list = style({ display: 'grid', marginTop: 6 })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  fontWeight: 520,
})
