import { keyframes, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(1)})` } })

export const popover = style({
  position: 'relative',
  zIndex: layers.menu,
  width: componentSizes.popover.width,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: spacing(4.5, 5, 5),
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  boxShadow: shadows.float,
  fontSize: fontSize.meta,
  animation: `${appear} ${motion.quick} ${motion.ease}`,
})
export const popoverHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3),
  margin: spacing(-2, 0, 1),
  marginInlineEnd: spacing(-2.5),
})
export const popoverTitle = style({ fontWeight: fontWeight.bold })
