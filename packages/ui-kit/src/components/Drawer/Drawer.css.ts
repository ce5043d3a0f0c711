import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { scrim } from '../../theme/scrim.ts'
import { spacing } from '../../theme/spacing.ts'

const appear = keyframes({ from: { opacity: 0 } })
const from = (transform: string) => `${keyframes({ from: { transform } })} ${motion.calm} ${motion.ease}`

export const drawerOverlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: scrim,
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
      left: {
        inset: '0 auto 0 0',
        width: componentSizes.drawer.left,
        borderRight: hairline,
        animation: from('translateX(-100%)'),
      },
      right: {
        inset: '0 0 0 auto',
        width: componentSizes.drawer.right,
        borderLeft: hairline,
        animation: from('translateX(100%)'),
      },
      bottom: {
        inset: 'auto 0 0',
        maxHeight: '92dvh',
        borderTop: hairline,
        animation: from('translateY(100%)'),
      },
    },
  },
  defaultVariants: { side: 'right' },
})

export const drawerHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(4),
  padding: spacing(2.5),
  paddingInlineStart: spacing(5),
  borderBottom: hairline,
})
export const drawerBody = style({
  flex: 1,
  overflowY: 'auto',
  padding: spacing(1, 5, 6),
  overscrollBehavior: 'contain',
})
export const drawerFooter = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: spacing(3),
  padding: spacing(3, 5, 5),
  borderTop: hairline,
})
