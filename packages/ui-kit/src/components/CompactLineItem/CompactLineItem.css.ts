import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography, autoDirection, hairline, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const compactLineItem = style({
  display: 'grid',
  gridTemplateColumns: `${componentSizes.compactLineItem.image} minmax(0, 1fr) auto`,
  gap: spacing(4),
  alignItems: 'center',
  paddingBlock: spacing(3.5),
  borderBottom: hairline,
  fontSize: fontSize.meta,
  lineHeight: leading.label,
})
export const compactLineItemName = style({ ...nameTypography, display: 'block', fontSize: fontSize.name })
export const compactLineItemDetail = style({ ...autoDirection, color: vars.color.textMuted })
export const compactLineItemPrice = style({ ...amountTypography, fontWeight: fontWeight.strong })
