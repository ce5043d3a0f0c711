import { globalStyle, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, visuallyHidden } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

const { color } = vars

export const ratingInputLegend = style({ marginBottom: spacing(0.5), fontWeight: fontWeight.bold })

export const ratingInputStars = style({
  position: 'relative',
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  // The target of a star is larger than the star. So the first star is in line with the legend.
  marginInlineStart: spacing(-2),
  paddingBottom: componentSizes.ratingInput.text,
})

export const ratingInputStar = style({
  display: 'grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  cursor: 'pointer',
})

export const ratingInputRadio = style({ ...visuallyHidden, appearance: 'none' })

export const ratingInputIcon = style({
  width: componentSizes.ratingInput.star,
  height: componentSizes.ratingInput.star,
  overflow: 'visible',
  fill: 'none',
  stroke: color.field,
  strokeWidth: strokeWidth.ring,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

/** The text of a rating, below the stars: of the chosen one, or of the one under the mouse. */
export const ratingInputText = style(visuallyHidden)

const line = {
  ...autoDirection,
  position: 'absolute',
  insetInlineStart: spacing(2),
  bottom: 0,
  fontSize: fontSize.small,
  lineHeight: leading.small,
  whiteSpace: 'nowrap',
} as const
export const ratingInputHint = style({
  ...line,
  color: color.textMuted,
  selectors: { [`${ratingInputStars}:has(:checked, ${ratingInputStar}:hover) &`]: { display: 'none' } },
})

const shown = {
  ...line,
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const
const filled = {
  fill: color.text,
  stroke: color.text,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
}

const star = `.${ratingInputStar}`
const underMouse = `.${ratingInputStars}:has(${star}:hover)`
const chosen = `.${ratingInputStars}:not(:has(${star}:hover))`
// Fills the chosen star and the stars before it. Under a mouse, the stars show what a press would choose.
globalStyle(`${chosen} ${star}:is(:has(:checked), :has(~ ${star} :checked)) svg`, filled)
globalStyle(`${underMouse} ${star}:is(:hover, :has(~ ${star}:hover)) svg`, filled)
globalStyle(`${chosen} :checked ~ .${ratingInputText}, ${star}:hover .${ratingInputText}`, shown)
globalStyle(`${star}:has(:focus-visible)`, {
  outline: `${borderWidth.thick} solid ${color.accent}`,
  outlineOffset: spacing(-0.75),
  borderRadius: vars.brand.radius.field,
})
globalStyle(`${star}:has(:disabled)`, { opacity: opacity.dimmed, cursor: 'not-allowed' })
