import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { dotOfColor } from '../../theme/dotOfColor.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

const { dots: heights } = componentSizes
const { dot1, dot2, dot3, dot4, dot5 } = vars.color

export const dotsFrame = style({ display: 'inline-flex', alignItems: 'center', gap: spacing(3) })

/** A thin outline keeps light dots visible on any background. */
export const dotsOutline = style({ fill: 'none', stroke: vars.color.text, strokeOpacity: 0.16 })

/** Dots of given colours. */
export const dotsOfColors = style({})
globalStyle(`${dotsOfColors} circle`, dotOfColor({ r: heights.radius, strokeWidth: strokeWidth.dot }))

const sized = (desktop: string, phone = desktop) => ({
  flex: 'none',
  width: 'auto',
  overflow: 'visible',
  height: phone,
  '@media': { [media.md]: { height: desktop } },
})

/** Heights of the row. */
export const dotsRow = styleVariants({
  small: sized(heights.small),
  step: sized(heights.step),
  title: sized(heights.title, heights.titlePhone),
  strip: sized(heights.strip, heights.stripPhone),
})

export const dotsBrandFill = styleVariants({
  dot1: { fill: dot1 },
  dot2: { fill: dot2 },
  dot3: { fill: dot3 },
  dot4: { fill: dot4 },
  dot5: { fill: dot5 },
})
