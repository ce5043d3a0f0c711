import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline } from '../../theme/mixins.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 216,
  padding: 26,
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  fontStyle: 'normal',
})
export const title = style({ fontWeight: 620 })
export const lines = style({ fontStyle: 'normal', whiteSpace: 'pre-line' })
export const note = style({ marginTop: 6, color: vars.color.textMuted, fontSize: '0.875rem' })
export const actions = style({
  display: 'flex',
  gap: 20,
  marginTop: 'auto',
  paddingTop: 14,
  fontSize: '0.9375rem',
})
