import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, fullBleedRow, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const designerTileRow = style({
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: '1.25fr 1fr 1fr', gap: fluidSpace.designerTile.gap },
    [media.phone]: {
      ...fullBleedRow,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: componentSizes.designerTile.tilePhone,
      gap: spacing(3),
    },
  },
})

export const designerTile = style({ position: 'relative', minWidth: 0 })
const cloths = style({
  display: 'grid',
  gap: spacing(1),
  height: componentSizes.designerTile.images,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.page,
})

/** The arrangements of the images. */
export const designerTileLayoutStyles = styleVariants({
  three: [cloths, { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' }],
  low: [cloths, { gridTemplateRows: '1fr 2fr' }],
  high: [cloths, { gridTemplateRows: '2fr 1fr' }],
})

export const designerTileCloth = style({
  minHeight: 0,
  overflow: 'hidden',
  selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2' } },
})
export const designerTileHeader = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginTop: spacing(5),
})
export const designerTileName = style({
  ...nameTypography,
  fontSize: displayFontSizes.sub,
  lineHeight: leading.heading,
})
export const designerTileLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
})
export const designerTileCount = style({
  ...amountTypography,
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: fontSize.small,
})
export const designerTileText = style({
  maxWidth: componentSizes.designerTile.text,
  marginTop: spacing(1),
  color: vars.color.textMuted,
})
