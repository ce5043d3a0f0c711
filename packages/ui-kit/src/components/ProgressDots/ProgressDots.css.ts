import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const progressDotsFrame = style({ display: 'inline-block', overflow: 'visible' })
export const progressDotsEmpty = style({
  fill: 'none',
  stroke: vars.color.field,
  strokeWidth: strokeWidth.ring,
})
