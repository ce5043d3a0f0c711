import { style } from '@vanilla-extract/css'
import { fontWeight } from '../../theme/fontWeight.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

export const addressFieldsLegend = style({ marginBottom: spacing(4), fontWeight: fontWeight.bold })
export const addressFieldsGrid = style({
  display: 'grid',
  gap: spacing(5),
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: spacing(4) } },
})
const span = (columns: number) =>
  style({ minWidth: 0, '@media': { [media.sm]: { gridColumn: `span ${columns}` } } })
export const addressFieldsWholeRow = span(6)
export const addressFieldsHalfRow = span(3)
export const addressFieldsOneThird = span(2)
