import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const sink = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })

/** At the bottom; in narrow windows at the top, because the main button of the page is at the bottom there. */
export const viewport = style({
  position: 'fixed',
  insetInline: 12,
  bottom: 12,
  zIndex: layers.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.belowLg]: { top: 12, bottom: 'auto' } },
})

export const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  width: 'min(30rem, 100%)',
  minHeight: 60,
  padding: 8,
  paddingInlineStart: 18,
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  boxShadow: shadows.float,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  '@media': { [media.belowLg]: { animationName: sink } },
})

// A focused element scrolls to a position beside the toast, not under it.
globalStyle(`:root:has(${toast})`, {
  '@media': { [media.lg]: { scrollPaddingBottom: 120 }, [media.belowLg]: { scrollPaddingTop: 120 } },
})

/** Green, grey, amber, dark red (spec §9). */
export const icon = styleVariants({
  success: { color: vars.color.success },
  info: { color: vars.color.textMuted },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
})

export const title = style({ fontWeight: 600 })
export const description = style({ color: vars.color.textMuted, fontSize: '0.9375rem', lineHeight: 1.467 })
