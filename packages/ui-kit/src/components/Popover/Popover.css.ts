import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'
import { anchored } from './anchored.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(1)})` } })

const popover = style({
  zIndex: layers.menu,
  width: componentSizes.popover.width,
  padding: spacing(4.5, 5, 5),
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.card,
  color: vars.color.text,
  boxShadow: shadows.float,
  fontSize: fontSize.meta,
  animation: `${appear} ${motion.quick} ${motion.ease}`,
})
/** The popover, below or above its trigger. */
export const popoverSideStyles = styleVariants({
  bottom: [popover, anchored('bottom', spacing(2))],
  top: [popover, anchored('top', spacing(2))],
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
