import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const popover = style({
  position: 'relative',
  zIndex: layers.menu,
  width: 'min(20rem, calc(100vw - 24px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: '18px 20px 20px',
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  boxShadow: shadows.float,
  fontSize: '0.9375rem',
  animation: `${appear} ${motion.quick} ${motion.ease}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  margin: '-8px 0 4px',
  marginInlineEnd: -10,
})
export const title = style({ fontWeight: 650 })
