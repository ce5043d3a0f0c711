import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { tracking } from '../../theme/tracking.ts'

export const cardBrandDrawing = style({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' })
export const cardBrandBackground = style({ fill: vars.color.card, stroke: vars.color.field })
export const cardBrandLabel = style({
  fill: vars.color.text,
  fontSize: fontSize.cardBrand,
  fontWeight: fontWeight.heavy,
  letterSpacing: tracking.cardBrand,
})
export const cardBrandStripe = style({ fill: vars.color.field })
