import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { bleed, nameType, tabular } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const rail = style({
  ...bleed,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: componentSizes.categoryRail.tile,
  gap: spacing(3),
  scrollSnapType: 'x proximity',
  '@media': { [media.xl]: { gridAutoColumns: 'minmax(0, 1fr)', gap: spacing(4), overflow: 'visible' } },
})

export const tile = style({ display: 'block', scrollSnapAlign: 'center' })
export const image = style({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
})
export const name = style({
  ...nameType,
  display: 'block',
  marginTop: spacing(3),
  fontSize: fontSize.rail,
  selectors: { [`${tile}:hover &`]: { color: vars.color.accent } },
})
export const note = style({
  ...tabular,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
