import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { autoDirection, hairline } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const addressCard = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: componentSizes.addressCard.height,
  padding: spacing(6.5),
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
})
export const addressCardTitle = style({ fontWeight: fontWeight.title })
export const addressCardLines = style({ ...autoDirection, fontStyle: 'normal', whiteSpace: 'pre-line' })
export const addressCardNote = style({
  marginTop: spacing(1.5),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
export const addressCardActions = style({
  display: 'flex',
  gap: spacing(5),
  marginTop: 'auto',
  paddingTop: spacing(3.5),
  fontSize: fontSize.meta,
})
