import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

export const legend = style({ marginBottom: 16, fontWeight: 650 })
export const grid = style({
  display: 'grid',
  gap: 20,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: 16 } },
})
const span = (columns: number) =>
  style({ minWidth: 0, '@media': { [media.sm]: { gridColumn: `span ${columns}` } } })
export const whole = span(6)
export const half = span(3)
export const third = span(2)
