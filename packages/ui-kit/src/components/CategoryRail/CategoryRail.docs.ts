import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'all should be in sight' },
    { use: 'CollectionTile', when: 'there are four that deserve a tall picture' },
  ],
  do: 'Show one design as each product, so that the row reads as one sentence.',
  dont: 'Mix designs in one rail.',
} satisfies Guide
