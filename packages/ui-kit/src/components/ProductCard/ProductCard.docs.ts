import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'CompactLineItem', when: 'it is in an order' },
    { use: 'CollectionTile', when: 'it is many designs' },
  ],
  do: 'Keep everything but the image small.',
  dont: 'Add ratings, shadows or borders.',
} satisfies Guide
