import { globalStyle, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { media } from '../../theme/media.ts'
import { nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: componentSizes.board.row,
  gap: spacing(3),
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridAutoRows: componentSizes.board.rowMd,
      gridAutoFlow: 'dense',
    },
  },
})
export const boardPiece = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { gridColumn: 'span 2', gridRow: 'span 2' } },
})
export const boardName = style({
  position: 'absolute',
  insetInlineStart: spacing(2),
  bottom: spacing(2),
  padding: spacing(0.5, 2.5),
  borderRadius: vars.brand.radius.control,
  background: vars.color.page,
  fontSize: fontSize.floor,
  fontWeight: fontWeight.label,
  selectors: { [`${boardPiece}:not(:hover):not(:focus-visible) > &`]: { opacity: 0 } },
})

// A pattern of seven cells: two tall ones, and the others around them.
const spans: Readonly<Record<number, string>> = {
  1: 'span 4 / span 4',
  2: 'span 2 / span 3',
  3: 'span 4 / span 3',
  6: 'span 2 / span 1',
}
const place = (selector: string, area: string): void => {
  const [rows, columns] = area.split(' / ')
  globalStyle(`${board} > ${selector}`, { '@media': { [media.md]: { gridRow: rows, gridColumn: columns } } })
}
for (const [nth, area] of Object.entries(spans)) place(`:nth-child(7n + ${nth})`, area)

// A board of fewer than seven pieces fills the same rectangle.
const spansOfFew: readonly (readonly string[])[] = [
  ['span 4 / span 12'],
  ['span 4 / span 7', 'span 4 / span 5'],
  ['span 4 / span 5', 'span 4 / span 3', 'span 4 / span 4'],
  ['span 4 / span 4', 'span 2 / span 4', 'span 4 / span 4', 'span 2 / span 4'],
  ['span 4 / span 4', 'span 2 / span 3', 'span 4 / span 3', 'span 2 / span 3', 'span 4 / span 2'],
  [
    'span 4 / span 4',
    'span 2 / span 3',
    'span 4 / span 3',
    'span 2 / span 3',
    'span 2 / span 2',
    'span 2 / span 2',
  ],
]
for (const areas of spansOfFew)
  for (const [index, area] of areas.entries())
    place(`:nth-child(${index + 1}):nth-last-child(${areas.length - index})`, area)

// When an odd number of pieces is in two columns, the first piece is as wide as both.
globalStyle(`${board} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.phone]: { gridColumn: 'span 2' } },
})

export const detailedBoard = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: spacing(7, 4),
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: spacing(9, 5) } },
})
export const detailedPiece = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: spacing(3),
  minWidth: 0,
})
export const boardFrame = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.brand.radius.field,
})
export const detailedName = style({ ...nameTypography, fontSize: fontSize.board })
export const boardDetail = style({ color: vars.color.textMuted, fontSize: fontSize.meta })
export const boardActions = style({ marginTop: spacing(1) })

// Every seventh piece is large.
globalStyle(`${detailedPiece}:nth-child(7n + 1)`, { gridColumn: 'span 2' })
globalStyle(`${detailedPiece}:nth-child(7n + 1)`, {
  '@media': { [media.md]: { gridRow: 'span 2', gridTemplateRows: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${detailedPiece}:nth-child(7n + 1) > ${boardFrame}`, {
  '@media': { [media.md]: { aspectRatio: 'auto' } },
})
