import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Walls go dark with the page: a white room would glare. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.brand.cloth,
  background: vars.color.raised,
})
export const ground = style({ fill: vars.color.raised })
export const floor = style({ fill: vars.color.line })
export const edge = style({ fill: vars.color.edge })
