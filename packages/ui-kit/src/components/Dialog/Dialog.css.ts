import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { layers } from '../../theme/layers.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { scrim } from '../../theme/scrim.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${spacing(4)})` } })

export const dialogOverlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: spacing(5),
  background: scrim,
  animation: `${appear} ${motion.calm}`,
})

const base = style({
  position: 'relative',
  width: '100%',
  padding: fluidSpace.dialog.padding,
  // The border shows the edge of the dialog on a dark page, where the shadow is not visible.
  border: hairline,
  borderRadius: vars.brand.radius.panel,
  background: vars.color.page,
  boxShadow: shadows.float,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
})

export const dialog = styleVariants({
  s: [base, { maxWidth: componentSizes.dialog.s }],
  m: [base, { maxWidth: componentSizes.dialog.m }],
  l: [base, { maxWidth: componentSizes.dialog.l }],
})

export const dialogHeader = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: spacing(4),
  marginBottom: spacing(4),
})
export const dialogClose = style({ marginTop: spacing(-2), marginInlineEnd: spacing(-2.5) })
export const dialogDescription = style({ color: vars.color.textMuted, marginBottom: spacing(5) })
export const dialogFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(3),
  marginTop: spacing(7),
})
