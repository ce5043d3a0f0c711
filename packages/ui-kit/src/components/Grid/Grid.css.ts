import { recipe } from '@vanilla-extract/recipes'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const grid = recipe({
  base: { display: 'grid', gap: layout.gutter, gridTemplateColumns: columns(1) },
  variants: {
    columns: {
      /** One column on phones, two columns from md up. */
      two: { '@media': { [media.md]: { gridTemplateColumns: columns(2) } } },
      /** One column on phones, three columns from md up. */
      three: { '@media': { [media.md]: { gridTemplateColumns: columns(3) } } },
      /** Two columns on phones, four columns from md up. */
      four: {
        gridTemplateColumns: columns(2),
        '@media': { [media.md]: { gridTemplateColumns: columns(4) } },
      },
      /**
       * Product cards: two columns on phones, three from md up, and four in very wide windows. Dense flow fills gaps.
       */
      cards: {
        gridTemplateColumns: columns(2),
        gridAutoFlow: 'dense',
        rowGap: fluidSpace.grid.cards,
        '@media': {
          [media.md]: { gridTemplateColumns: columns(3) },
          [media['2xl']]: { gridTemplateColumns: columns(4) },
        },
      },
      /** Form fields: two columns at every width. */
      pair: { gridTemplateColumns: columns(2), gap: `${spacing(5)} ${fluidSpace.grid.fields}` },
      /** City, state and postcode. */
      triple: {
        gridTemplateColumns: columns(2),
        gap: `${spacing(5)} ${fluidSpace.grid.fields}`,
        '@media': { [media.md]: { gridTemplateColumns: '1.3fr 1.3fr 1fr' } },
      },
    },
  },
})

export const fullWidthGridItem = recipe({ base: { gridColumn: '1 / -1', minWidth: 0 } })
