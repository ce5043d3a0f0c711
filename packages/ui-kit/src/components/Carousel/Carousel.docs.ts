import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Gallery', when: 'it shows the pictures of one product' },
    { use: 'Grid', when: 'everything should be seen' },
    { use: 'LoadMore', when: 'the list is long' },
    { use: 'CategoryRail', when: 'it leads to categories' },
  ],
  do: 'Put the most important slide first, and no more than twelve slides.',
  dont: 'Put something into it that visitors must see.',
} satisfies Guide
