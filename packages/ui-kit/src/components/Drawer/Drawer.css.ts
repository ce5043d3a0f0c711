import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'

const appear = keyframes({ from: { opacity: 0 } })
const from = (transform: string) => `${keyframes({ from: { transform } })} ${motion.calm} ${motion.ease}`

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: '#17140F99',
  animation: `${appear} ${motion.calm}`,
})

export const drawer = recipe({
  base: {
    position: 'fixed',
    zIndex: layers.overlay,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '100dvh',
    background: vars.color.page,
  },
  variants: {
    side: {
      left: { inset: '0 auto 0 0', width: 'min(400px, 92vw)', animation: from('translateX(-100%)') },
      right: { inset: '0 0 0 auto', width: 'min(440px, 92vw)', animation: from('translateX(100%)') },
      bottom: { inset: 'auto 0 0', maxHeight: '92dvh', animation: from('translateY(100%)') },
    },
  },
  defaultVariants: { side: 'right' },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 10,
  paddingInlineStart: 20,
  borderBottom: hairline,
})
export const body = style({
  flex: 1,
  overflowY: 'auto',
  padding: '4px 20px 24px',
  overscrollBehavior: 'contain',
})
export const footer = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  padding: '12px 20px 20px',
  borderTop: hairline,
})
