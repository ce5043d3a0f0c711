import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'CategoryRail', when: 'the items lead to categories' },
    { use: 'Grid', when: 'the items are products of different designs' },
  ],
  do: 'Give wide scenes, such as a bed and a wall, two columns, at opposite corners.',
  dont: 'Mix designs in one large grid.',
} satisfies Guide
