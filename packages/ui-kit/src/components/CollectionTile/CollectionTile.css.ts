import { style, styleVariants } from '@vanilla-extract/css'
import { blockTones } from '../../theme/blockTones.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { layout } from '../../theme/layout.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { blocks, nameType, tabular } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { display } from '../../theme/type.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${spacing(7)} ${layout.gutter}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  selectors: { [blocks]: { alignItems: 'stretch', gap: fluidSpace.collectionTile.gap } },
})

/** Every second tile is lower. Brands with blocks show tiles of solid colour at one height. */
export const tile = style({
  display: 'block',
  selectors: {
    '&:nth-child(even)': { marginTop: fluidSpace.collectionTile.offset },
    '[data-character=blocks] &:nth-child(n)': {
      marginTop: 0,
      overflow: 'hidden',
      borderRadius: vars.brand.radius.panel,
      paddingBottom: spacing(6),
    },
  },
})

export const tones = styleVariants(blockTones, (tone) => ({ selectors: { [blocks]: tone } }))

export const image = style({
  aspectRatio: '3 / 4.6',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  selectors: { [blocks]: { borderRadius: 0, aspectRatio: '1 / 1.24' } },
})

const textPadding = { selectors: { [blocks]: { paddingInline: fluidSpace.collectionTile.text } } }
export const name = style({
  ...nameType,
  ...textPadding,
  marginTop: spacing(4.5),
  fontSize: display.sub,
  lineHeight: leading.heading,
})
export const note = style({
  ...tabular,
  display: 'block',
  marginTop: spacing(1),
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  selectors: { [blocks]: { ...textPadding.selectors[blocks], color: 'inherit' } },
})
