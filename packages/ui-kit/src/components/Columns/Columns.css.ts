import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyContent: 'space-between',
  '@media': { [media.lg]: { gridTemplateRows: 'auto 1fr' } },
})

const tablet = `${media.md} and ${media.belowLg}`

const { columns: own } = componentSizes
const rest = 'minmax(0, 1fr)'

const columns = (template: string, columnGap: string, rowGap?: string) => [
  base,
  {
    ...(rowGap ? { rowGap } : {}),
    '@media': {
      [media.lg]: {
        gridTemplateColumns: template,
        columnGap,
      },
    },
  },
]

/** The styles of each layout. The column with forms or buttons has a limited width, so that it does not stretch. */
export const columnsOf = styleVariants({
  facets: columns(`${own.facets} ${rest}`, fluidSpace.columns.facets),
  product: [
    ...columns(`${rest} ${own.productBuy}`, fluidSpace.columns.product, spacing(10)),
    {
      // Tablets have two equal columns, so that the name and the price are beside the image there, too.
      '@media': {
        [tablet]: { gridTemplate: `auto 1fr / ${rest} ${rest}`, columnGap: fluidSpace.columns.product },
      },
    },
  ],
  summary: columns(`${rest} ${own.summary}`, fluidSpace.columns.summary),
  aside: [
    base,
    {
      rowGap: spacing(8),
      '@media': {
        [media.xl]: {
          gridTemplateColumns: `${rest} ${own.aside}`,
          columnGap: fluidSpace.columns.summary,
        },
      },
    },
  ],
  checkout: columns(
    `minmax(0, ${own.checkoutMax}) minmax(${own.checkoutOrderMin}, ${own.checkoutOrderMax})`,
    fluidSpace.columns.checkout,
  ),
  account: columns(`${own.account} ${rest}`, fluidSpace.columns.account),
})

// Product page: gallery, buy column, further images. The buy column is on the right, except on phones.
globalStyle(`${columnsOf.product} > :nth-child(2)`, {
  '@media': { [media.md]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
globalStyle(`${columnsOf.product} > :nth-child(3)`, {
  '@media': { [media.md]: { gridColumn: 1, gridRow: 2 } },
})
