import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline, nameType, tabular } from '../../theme/mixins.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'center',
  paddingBlock: 14,
  borderBottom: hairline,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
})
export const name = style({ ...nameType, display: 'block', fontSize: '1.125rem' })
export const detail = style({ color: vars.color.textMuted })
export const price = style({ ...tabular, fontWeight: 600 })
