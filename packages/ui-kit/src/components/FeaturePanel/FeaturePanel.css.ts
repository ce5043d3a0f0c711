import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

export const featurePanel = style({
  display: 'grid',
  background: vars.color.raised,
  borderRadius: vars.brand.radius.field,
  overflow: 'hidden',
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridColumn: 'span 2', gridTemplateColumns: '1fr 1fr', marginBottom: spacing(16.5) },
  },
})
export const featurePanelContent = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(3.5),
  padding: fluidSpace.featurePanel.padding,
  // Beside the images, the gap to them is part of their frame.
  '@media': { [media.md]: { paddingInlineEnd: 0 } },
})
export const featurePanelAction = style({ marginTop: 'auto', paddingTop: spacing(2) })

export const featurePanelImageFan = style({
  position: 'relative',
  minHeight: componentSizes.featurePanel.fan,
})
const piece = {
  position: 'absolute',
  width: '44%',
  aspectRatio: '1',
  filter: shadows.largeSwatch,
} as const
export const fanFirstImage = style({ ...piece, left: '2%', top: '26%', transform: 'rotate(-9deg)' })
export const fanSecondImage = style({ ...piece, left: '24%', top: '16%', transform: 'rotate(2deg)' })
export const fanThirdImage = style({ ...piece, left: '46%', top: '30%', transform: 'rotate(12deg)' })
