import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { motion } from '../../theme/motion.ts'

const run = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } })

const { color, brand } = vars

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  flex: 'none',
  maxWidth: '100%',
  // Visible in forced-colours mode, which removes backgrounds and shadows.
  border: '1px solid #0000',
  borderRadius: brand.radius.control,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    // Five dots cover the label, which is transparent and keeps the button's width.
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1, WebkitTextFillColor: 'transparent' },
    '&[aria-busy=true]::after': {
      content: '',
      position: 'absolute',
      width: 68,
      height: 8,
      background: 'radial-gradient(circle at 4px, currentcolor 3.6px, #0000 4px) 0 0 / 15px 8px',
      animation: `${run} 1.2s infinite`,
    },
  },
})

export const tone = styleVariants({
  primary: { background: color.accent, color: color.onAccent, ':hover': { background: color.accentHover } },
  secondary: {
    borderColor: 'currentcolor',
    color: 'inherit',
    ':hover': { background: `color-mix(in srgb, currentcolor 8%, #0000)` },
  },
  quiet: { color: color.accent, ':hover': { background: color.raised } },
  danger: { background: color.error, color: color.page, ':hover': { opacity: 0.9 } },
  /** For a button on a strong panel. */
  panel: { background: color.action, color: color.onAction, ':hover': { opacity: 0.92 } },
})

export const size = styleVariants({
  s: { minHeight: 44, padding: '5px 17px', fontSize: '0.9375rem' },
  m: { minHeight: 52, padding: '7px clamp(19px, 2vw, 27px)' },
  l: { minHeight: 56, padding: '7px 27px' },
})

export const full = style({ flex: '1 1 100%', width: '100%' })
