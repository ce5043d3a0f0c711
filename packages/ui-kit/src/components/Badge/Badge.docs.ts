import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tag', when: 'it is a property of the product' },
    { use: 'Chip', when: 'it can be removed' },
    { use: 'Callout', when: 'it needs a sentence' },
  ],
  do: 'Use the same words as the rest of the order history.',
  dont: 'Show the state by colour alone.',
} satisfies Guide
