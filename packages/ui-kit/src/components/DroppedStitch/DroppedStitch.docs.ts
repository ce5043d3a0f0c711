import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'EmptyState', when: 'there is a sentence to say' },
    { use: 'Skeleton', when: 'it is still coming' },
  ],
  do: 'Use it where cloth is missing.',
  dont: 'Decorate with it.',
} satisfies Guide
