import { style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, fullBleedRow, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const productTileGrid = styleVariants({
  large: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'dense',
    gap: `${spacing(7)} ${spacing(3)}`,
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: spacing(6) },
      [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  },
  /** One row of low tiles. On phones it scrolls sideways. */
  small: {
    display: 'grid',
    gap: spacing(6),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '@media': {
      [media.phone]: {
        ...fullBleedRow,
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: componentSizes.productTileGrid.smallPhone,
        gap: spacing(3),
      },
    },
  },
})

export const productTileGridWide = style({ gridColumn: 'span 2' })

export const productTileGridTile = style({ display: 'block' })

export const productTileGridImage = style({
  display: 'block',
  position: 'relative',
  height: componentSizes.productTileGrid.imagePhone,
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  '@media': { [media.md]: { height: componentSizes.productTileGrid.image } },
  selectors: {
    [`${productTileGrid.small} &`]: { height: componentSizes.productTileGrid.smallImage },
    [`${productTileGridTile}[aria-current] &`]: {
      outline: `${borderWidth.thick} solid ${vars.color.text}`,
      outlineOffset: borderWidth.thick,
    },
  },
})

export const productTileGridName = style({
  ...nameTypography,
  display: 'block',
  marginTop: spacing(3),
  fontSize: fontSize.rail,
  selectors: { [`${productTileGridTile}:hover &`]: { color: vars.color.accent } },
})

export const productTileGridNote = style({
  ...amountTypography,
  display: 'block',
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
