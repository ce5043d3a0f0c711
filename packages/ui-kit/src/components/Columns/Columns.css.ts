import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyContent: 'space-between',
  '@media': { [media.lg]: { gridTemplateRows: 'auto 1fr' } },
})

const columns = (template: string, columnGap: number, rowGap = 0) => [
  base,
  {
    ...(rowGap > 0 ? { rowGap } : {}),
    '@media': {
      [media.lg]: {
        gridTemplateColumns: template,
        columnGap: `clamp(${columnGap / 2}px, ${Math.round(columnGap / 1.44) / 10}vw, ${columnGap}px)`,
      },
    },
  },
]

/** The fixed column contains forms and buttons, so it does not stretch. */
export const columnsOf = styleVariants({
  facets: columns('240px minmax(0, 1fr)', 48),
  product: columns('minmax(0, 1fr) min(480px, 44%)', 64, 40),
  summary: columns('minmax(0, 1fr) 400px', 72),
  checkout: columns('minmax(0, 680px) minmax(340px, 416px)', 96),
  account: columns('208px minmax(0, 1fr)', 72),
})

// Product page: gallery, buy column, further images. On desktop the buy column is on the right.
globalStyle(`${columnsOf.product} > :nth-child(2)`, {
  '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
globalStyle(`${columnsOf.product} > :nth-child(3)`, {
  '@media': { [media.lg]: { gridColumn: 1, gridRow: 2 } },
})
