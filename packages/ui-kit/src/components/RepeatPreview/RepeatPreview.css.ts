import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Walls are dark in dark mode, because a white room would be too bright. */
export const repeatPreviewFrame = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
})
export const repeatPreviewGround = style({ fill: vars.color.raised })
export const repeatPreviewFloor = style({ fill: vars.color.line })
export const repeatPreviewEdge = style({ fill: vars.color.edge })
