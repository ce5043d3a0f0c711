import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluid } from '../../theme/fluid.ts'
import { media } from '../../theme/media.ts'
import { nameType } from '../../theme/mixins.ts'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 180,
  gap: 12,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridAutoRows: 92,
      gridAutoFlow: 'dense',
    },
  },
})
export const piece = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  '@media': { [media.md]: { gridColumn: 'span 2', gridRow: 'span 2' } },
})
export const name = style({
  position: 'absolute',
  insetInlineStart: 8,
  bottom: 8,
  padding: '2px 10px',
  borderRadius: vars.brand.radius.control,
  background: vars.color.page,
  fontSize: '0.8125rem',
  fontWeight: 550,
  selectors: { [`${piece}:not(:hover):not(:focus-visible) > &`]: { opacity: 0 } },
})

// A pattern of seven cells: two tall ones, and the others around them.
const spans: Readonly<Record<number, string>> = {
  1: 'span 4 / span 4',
  2: 'span 2 / span 3',
  3: 'span 4 / span 3',
  6: 'span 2 / span 1',
}
for (const [nth, area] of Object.entries(spans)) {
  const [rows, columns] = area.split(' / ')
  globalStyle(`${board} > :nth-child(7n + ${nth})`, {
    '@media': { [media.md]: { gridRow: rows, gridColumn: columns } },
  })
}

export const keptBoard = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: '28px 16px',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '36px 20px' } },
})
export const kept = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 12, minWidth: 0 })
export const frame = style({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.brand.radius.field,
})
export const keptName = style({ ...nameType, fontSize: fluid(18, 20) })
export const detail = style({ color: vars.color.textMuted, fontSize: '0.9375rem' })
export const actions = style({ marginTop: 4 })

// Every seventh piece is large.
globalStyle(`${kept}:nth-child(7n + 1)`, { gridColumn: 'span 2' })
globalStyle(`${kept}:nth-child(7n + 1)`, {
  '@media': { [media.md]: { gridRow: 'span 2', gridTemplateRows: 'minmax(0, 1fr) auto' } },
})
globalStyle(`${kept}:nth-child(7n + 1) > ${frame}`, {
  '@media': { [media.md]: { aspectRatio: 'auto' } },
})
