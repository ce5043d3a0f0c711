import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, fullBleedRow, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const categoryRail = style({
  ...fullBleedRow,
  // Leaves space for a focus outline. Without it, the scrolling row would cut the outline.
  paddingBlock: spacing(1),
  marginBlock: spacing(-1),
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: componentSizes.categoryRail.tile,
  gap: spacing(3),
  scrollSnapType: 'x proximity',
  '@media': { [media.xl]: { gridAutoColumns: 'minmax(0, 1fr)', gap: spacing(4), overflow: 'visible' } },
})

export const categoryRailTile = style({
  display: 'block',
  scrollSnapAlign: 'center',
})
export const categoryRailImage = style({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
})
export const categoryRailName = style({
  ...nameTypography,
  display: 'block',
  marginTop: spacing(3),
  fontSize: fontSize.rail,
  selectors: { [`${categoryRailTile}:hover &`]: { color: vars.color.accent } },
})
export const categoryRailNote = style({
  ...amountTypography,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
