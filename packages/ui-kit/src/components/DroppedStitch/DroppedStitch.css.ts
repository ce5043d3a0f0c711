import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const drawing = style({ width: 168, height: 'auto', overflow: 'visible' })
export const cloth = style({ fill: vars.color.raised })
export const edge = style({ fill: vars.color.edge, stroke: vars.color.line })
export const stitch = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const thread = style({ fill: 'none', stroke: vars.color.sale, strokeWidth: 2, strokeLinecap: 'round' })
