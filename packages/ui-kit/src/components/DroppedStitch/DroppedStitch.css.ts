import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const droppedStitchDrawing = style({
  width: componentSizes.droppedStitch.width,
  height: 'auto',
  overflow: 'visible',
})
export const droppedStitchCloth = style({ fill: vars.color.raised })
export const droppedStitchEdge = style({ fill: vars.color.edge, stroke: vars.color.line })
export const droppedStitchStitches = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: strokeWidth.stitch,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const droppedStitchThread = style({
  fill: 'none',
  stroke: vars.color.sale,
  strokeWidth: strokeWidth.drawing,
  strokeLinecap: 'round',
})
