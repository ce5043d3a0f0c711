import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { forcedColorsEdge } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { spacing } from '../../theme/spacing.ts'
import { anchored } from '../Popover/anchored.ts'

const appear = keyframes({ from: { opacity: 0 } })

const tooltip = style({
  zIndex: layers.menu,
  width: 'max-content',
  maxWidth: componentSizes.tooltip.width,
  padding: spacing(1.5, 3),
  border: 0,
  borderRadius: vars.brand.radius.field,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: leading.small,
  textWrap: 'pretty',
  animation: `${appear} ${motion.quick} ${motion.ease}`,
  ...forcedColorsEdge,
})

/** The tooltip, above or below its trigger. */
export const tooltipSideStyles = styleVariants({
  top: [tooltip, anchored('top', spacing(2), '100%', 'center')],
  bottom: [tooltip, anchored('bottom', spacing(2), '100%', 'center')],
})
