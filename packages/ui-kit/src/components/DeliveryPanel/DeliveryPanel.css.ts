import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const deliveryPanel = style({
  display: 'grid',
  background: vars.color.card,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  overflow: 'hidden',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(${componentSizes.deliveryPanel.imageMin}, ${componentSizes.deliveryPanel.imageMax}) minmax(0, 1fr)`,
    },
  },
})
export const deliveryPanelImage = style({
  position: 'relative',
  height: componentSizes.deliveryPanel.imageHeight,
  overflow: 'hidden',
  '@media': { [media.lg]: { height: 'auto' } },
})
export const deliveryPanelFill = style({ position: 'absolute', inset: 0 })
export const deliveryPanelContent = style({ padding: fluidSpace.deliveryPanel.padding })
export const deliveryPanelTop = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginBottom: spacing(3),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
export const deliveryPanelTimeline = style({ marginTop: spacing(8) })
export const deliveryPanelParcel = style({
  display: 'grid',
  gap: spacing(4),
  marginTop: spacing(8),
  paddingTop: spacing(6),
  borderTop: hairline,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const deliveryPanelPiece = style({
  display: 'grid',
  gridTemplateColumns: `${sizes.field} minmax(0, 1fr)`,
  gap: spacing(3),
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: fontSize.floor,
  lineHeight: leading.compact,
})
export const deliveryPanelName = style({
  display: 'block',
  color: vars.color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})
