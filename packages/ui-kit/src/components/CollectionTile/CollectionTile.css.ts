import { style, styleVariants } from '@vanilla-extract/css'
import { blockTones } from '../../theme/blockTones.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layout } from '../../theme/layout.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, blocksBrandSelector, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const collectionTileRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${spacing(7)} ${layout.gutter}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  selectors: { [blocksBrandSelector]: { alignItems: 'stretch', gap: fluidSpace.collectionTile.gap } },
})

/**
 * Every second tile is lower. In brands with the separator style `blocks`, the tiles have solid colours and are all
 * at the same height.
 */
export const collectionTile = style({
  display: 'block',
  selectors: {
    '&:nth-child(even)': { marginTop: fluidSpace.collectionTile.offset },
    '[data-separator-style=blocks] &:nth-child(n)': {
      marginTop: 0,
      overflow: 'hidden',
      borderRadius: vars.brand.radius.panel,
      paddingBottom: spacing(6),
    },
  },
})

export const collectionTileToneStyles = styleVariants(blockTones, (tone) => ({
  selectors: { [blocksBrandSelector]: tone },
}))

export const collectionTileImage = style({
  aspectRatio: '3 / 4.6',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  selectors: { [blocksBrandSelector]: { borderRadius: 0, aspectRatio: '1 / 1.24' } },
})

const textPadding = {
  selectors: { [blocksBrandSelector]: { paddingInline: fluidSpace.collectionTile.text } },
}
export const collectionTileName = style({
  ...nameTypography,
  ...textPadding,
  marginTop: spacing(4.5),
  fontSize: displayFontSizes.sub,
  lineHeight: leading.heading,
})
export const collectionTileNote = style({
  ...amountTypography,
  display: 'block',
  marginTop: spacing(1),
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  selectors: { [blocksBrandSelector]: { ...textPadding.selectors[blocksBrandSelector], color: 'inherit' } },
})
