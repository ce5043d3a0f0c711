import { recipe } from '@vanilla-extract/recipes'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const grid = recipe({
  base: { display: 'grid', gap: layout.gutter, gridTemplateColumns: columns(1) },
  variants: {
    columns: {
      /** One column, then two. */
      two: { '@media': { [media.md]: { gridTemplateColumns: columns(2) } } },
      /** One column, then three. */
      three: { '@media': { [media.md]: { gridTemplateColumns: columns(3) } } },
      /** Two columns on phones, then four. */
      four: {
        gridTemplateColumns: columns(2),
        '@media': { [media.md]: { gridTemplateColumns: columns(4) } },
      },
      /** Product cards: two columns, three, and four in very wide windows. Dense flow fills gaps. */
      cards: {
        gridTemplateColumns: columns(2),
        gridAutoFlow: 'dense',
        rowGap: 'clamp(1.75rem, 1.31rem + 1.8vw, 2.75rem)',
        '@media': {
          [media.md]: { gridTemplateColumns: columns(3) },
          [media['2xl']]: { gridTemplateColumns: columns(4) },
        },
      },
      /** Form fields: two columns at every width. */
      pair: { gridTemplateColumns: columns(2), gap: '20px clamp(0.75rem, 0.5rem + 1vw, 1.25rem)' },
      /** City, state and postcode. */
      triple: {
        gridTemplateColumns: columns(2),
        gap: '20px clamp(0.75rem, 0.5rem + 1vw, 1.25rem)',
        '@media': { [media.md]: { gridTemplateColumns: '1.3fr 1.3fr 1fr' } },
      },
    },
  },
})

export const whole = recipe({ base: { gridColumn: '1 / -1', minWidth: 0 } })
