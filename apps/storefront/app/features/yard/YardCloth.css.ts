import { vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** The drawing of a yard: inches are its units, so it has the proportion of the cloth at every size. */
export const yardCloth = style({ display: 'block', width: '100%', height: 'auto' })
export const yardEmpty = style({ fill: vars.color.raised })
export const yardSeam = style({
  fill: 'none',
  stroke: vars.color.field,
  strokeDasharray: '6 5',
  vectorEffect: 'non-scaling-stroke',
})
