import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'EmptyState', when: 'there is a message' },
    { use: 'Skeleton', when: 'content is loading' },
  ],
  do: 'Use it where an image is missing.',
  dont: 'Use it as a decoration.',
} satisfies Guide
