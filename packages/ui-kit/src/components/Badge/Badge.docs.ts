import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tag', when: 'it says what kind of thing this is' },
    { use: 'Chip', when: 'it can be removed' },
    { use: 'Callout', when: 'it needs a sentence' },
  ],
  do: 'Use the word an order history uses everywhere else.',
  dont: 'Let colour alone carry the state.',
} satisfies Guide
