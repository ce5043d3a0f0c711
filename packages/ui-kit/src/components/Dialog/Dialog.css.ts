import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: 20,
  background: '#17140F99',
  animation: `${appear} ${motion.calm}`,
})

const base = style({
  position: 'relative',
  width: '100%',
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: vars.brand.radius.panel,
  background: vars.color.page,
  boxShadow: shadows.float,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
})

export const dialog = styleVariants({
  s: [base, { maxWidth: '27rem' }],
  m: [base, { maxWidth: '40rem' }],
  l: [base, { maxWidth: '60rem' }],
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
})
export const close = style({ marginTop: -8, marginInlineEnd: -10 })
export const description = style({ color: vars.color.textMuted, marginBottom: 20 })
export const footer = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 })
