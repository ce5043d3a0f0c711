import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { amountTypography, textFontFamily } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const intervalChart = style({ maxWidth: componentSizes.intervalChart.width })
export const intervalChartDrawing = style({ display: 'block', width: '100%', overflow: 'visible' })
export const intervalChartGrid = style({ stroke: vars.color.line, strokeWidth: strokeWidth.tick })
export const intervalChartZero = style({ stroke: vars.color.text, strokeWidth: strokeWidth.icon })
export const intervalChartBand = style({ fill: vars.color.accent, opacity: opacity.pulse })
export const intervalChartEnds = style({ stroke: vars.color.accent, strokeWidth: strokeWidth.drawing })
export const intervalChartValue = style({ fill: vars.color.accent })
export const intervalChartNumber = style({
  ...textFontFamily,
  ...amountTypography,
  fill: vars.color.textMuted,
  fontSize: fontSize.floor,
})
export const intervalChartCaption = style({
  marginTop: spacing(1),
  color: vars.color.textMuted,
  fontSize: fontSize.floor,
  textAlign: 'center',
})
