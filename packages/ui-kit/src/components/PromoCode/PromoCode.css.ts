import { style } from '@vanilla-extract/css'
import { spacing } from '../../theme/spacing.ts'

export const promoCodeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: spacing(2),
  alignItems: 'end',
})
export const appliedPromoCode = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  marginBottom: spacing(3),
})
