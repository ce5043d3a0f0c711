import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'all items should be visible' },
    { use: 'CollectionTile', when: 'there are four with tall images' },
  ],
  do: 'Show one design on each product.',
  dont: 'Mix designs in one rail.',
} satisfies Guide
