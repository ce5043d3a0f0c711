import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const processSteps = style({
  display: 'grid',
  gap: spacing(10),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: spacing(6) } },
})
export const processStepsDrawing = style({
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: strokeWidth.drawing,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const processStepsPaper = style({ fill: vars.color.page })
export const processStepsDot = style({ stroke: 'none' })
export const processStepsDots = style({ margin: spacing(5, 0, 3.5) })
export const processStepsText = style({
  maxWidth: componentSizes.processSteps.text,
  marginTop: spacing(1.5),
  color: vars.color.textMuted,
})
