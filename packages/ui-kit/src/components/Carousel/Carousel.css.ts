import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { media } from '../../theme/media.ts'
import { amountTypography } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { opacity } from '../../theme/opacity.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars

export const carousel = style({ display: 'grid', gap: spacing(4), minWidth: 0 })

export const carouselHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spacing(2, 4),
  minHeight: sizes.target,
})
export const carouselTitle = style({ flex: '1 1 auto', minWidth: 0 })
export const carouselPosition = style({
  ...amountTypography,
  color: color.textMuted,
  fontSize: fontSize.small,
})

export const carouselButtons = style({
  display: 'flex',
  gap: spacing(2),
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle(`${carouselButtons} > [aria-disabled=true]`, {
  opacity: opacity.unavailable,
  cursor: 'default',
  background: 'none',
})

const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.brand.radius.field,
})
export const carouselStrips = styleVariants({
  single: [strip],
  cards: [strip, { gap: spacing(4), '@media': { [media.md]: { gap: spacing(6) } } }],
})

const slide = style({ position: 'relative', flex: 'none', minWidth: 0, scrollSnapAlign: 'start' })
export const carouselSlides = styleVariants({
  single: [slide, { width: '100%' }],
  // A card that is cut off at the edge shows that there are more cards.
  cards: [slide, { width: componentSizes.carousel.card }],
})

export const carouselDots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

/** A dot in a target that is larger than the dot. */
export const carouselDot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: componentSizes.carousel.dotTarget,
  height: sizes.target,
  borderRadius: vars.brand.radius.field,
  selectors: {
    '&::before': {
      content: '',
      width: componentSizes.dots.small,
      height: componentSizes.dots.small,
      border: `${borderWidth.control} solid ${color.field}`,
      borderRadius: radius.round,
      transition: `background ${motion.quick}`,
    },
    '&:hover::before': { borderColor: color.text },
    '&[aria-current]::before': {
      borderColor: color.accent,
      background: color.accent,
      '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
