import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, tabularDigits } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 2),
})

const stars = style({
  flex: 'none',
  width: 'auto',
  overflow: 'visible',
  // The first star is at the start of the line.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
export const ratingSizeStyles = styleVariants(componentSizes.rating, (height) => [stars, { height }])

/** An empty star: a line that is as visible as the border of a field. */
export const ratingStarLine = style({
  fill: 'none',
  stroke: vars.color.field,
  strokeWidth: strokeWidth.ring,
  strokeLinejoin: 'round',
  // Forced colours do not apply to drawings.
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const ratingStarFill = style({
  fill: vars.color.text,
  stroke: vars.color.text,
  strokeWidth: strokeWidth.ring,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
})
export const ratingNote = style({
  ...autoDirection,
  ...tabularDigits,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.small,
})
