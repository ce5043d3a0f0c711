import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { motion } from '../../theme/motion.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'
import { dotRow, tint } from '../../theme/textures.ts'

const run = keyframes({ '0%, 60%, 100%': { opacity: opacity.unavailable }, '30%': { opacity: 1 } })

const { color, brand } = vars

export const buttonBase = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(2.5),
  flex: 'none',
  maxWidth: '100%',
  // Forced-colours mode removes backgrounds and shadows, but shows this transparent border.
  border: `${borderWidth.thin} solid transparent`,
  borderRadius: brand.radius.control,
  fontWeight: fontWeight.strong,
  lineHeight: leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: opacity.disabled },
    // Five dots cover the label, which is transparent and keeps the button's width.
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1, WebkitTextFillColor: 'transparent' },
    '&[aria-busy=true]::after': {
      content: '',
      position: 'absolute',
      width: componentSizes.button.dotsWidth,
      height: componentSizes.button.dotsHeight,
      background: dotRow('currentcolor'),
      '@media': { [media.motion]: { animation: `${run} ${motion.pulse} infinite` } },
    },
  },
  '@media': {
    // Forced-colours mode would remove the dots and show the label.
    [media.forcedColors]: {
      selectors: {
        '&[aria-busy=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const buttonToneStyles = styleVariants({
  primary: { background: color.accent, color: color.onAccent, ':hover': { background: color.accentHover } },
  secondary: {
    borderColor: 'currentcolor',
    color: 'inherit',
    ':hover': { background: tint },
  },
  quiet: { color: color.accent, ':hover': { background: color.raised } },
  danger: { background: color.error, color: color.page, ':hover': { opacity: opacity.hover } },
  /** For a button on a strong panel. */
  panel: { background: color.action, color: color.onAction, ':hover': { opacity: opacity.hoverPanel } },
})

export const buttonSizeStyles = styleVariants({
  s: { minHeight: sizes.target, padding: spacing(1.25, 4.25), fontSize: fontSize.meta },
  m: { minHeight: sizes.button, padding: `${spacing(1.75)} ${fluidSpace.button.paddingM}` },
  l: { minHeight: sizes.large, padding: spacing(1.75, 6.75) },
})

export const fullWidthButton = style({ flex: '1 1 100%', width: '100%' })
