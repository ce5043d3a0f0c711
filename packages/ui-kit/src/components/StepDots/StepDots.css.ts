import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const stepDots = style({ display: 'inline-flex', alignItems: 'center', gap: spacing(3) })
export const stepDotsFrame = style({ flex: 'none', overflow: 'visible' })
export const stepDotsLine = style({ stroke: vars.color.field, strokeWidth: strokeWidth.tick })
export const stepDotsEmpty = style({ fill: 'none', stroke: vars.color.field, strokeWidth: strokeWidth.ring })
export const stepDotsFill = styleVariants({
  plain: { fill: vars.color.accent },
  error: { fill: vars.color.error },
})
export const stepDotsWord = styleVariants({
  plain: {},
  error: { color: vars.color.error, fontWeight: fontWeight.strong },
})
