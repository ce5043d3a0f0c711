import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(3)})` } })
const sink = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(-3)})` } })

/** At the bottom; in narrow windows at the top, because the main button of the page is at the bottom there. */
export const toastViewport = style({
  position: 'fixed',
  insetInline: spacing(3),
  bottom: spacing(3),
  zIndex: layers.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.belowLg]: { top: spacing(3), bottom: 'auto' } },
})

export const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: `${sizes.icon} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: spacing(3.5),
  width: componentSizes.toast.width,
  minHeight: componentSizes.toast.height,
  padding: spacing(2),
  paddingInlineStart: spacing(4.5),
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  boxShadow: shadows.float,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  '@media': { [media.belowLg]: { animationName: sink } },
})

// A focused element scrolls to a position beside the toast, not under it.
globalStyle(`:root:has(${toast})`, {
  '@media': {
    [media.lg]: { scrollPaddingBottom: spacing(30) },
    [media.belowLg]: { scrollPaddingTop: spacing(30) },
  },
})

/** Green, grey, amber, dark red. */
export const toastIcon = styleVariants({
  success: { color: vars.color.success },
  info: { color: vars.color.textMuted },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
})

export const toastTitle = style({ fontWeight: fontWeight.strong })
export const toastDescription = style({
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  lineHeight: leading.meta,
})

/** The close button of a toast without Radix. */
export const plainToastClose = style({ width: sizes.target, height: sizes.target, fontSize: fontSize.menu })
