import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'each has a term' },
    { use: 'Timeline', when: 'order and state matter' },
  ],
  do: 'Start every item the same way.',
  dont: 'Nest lists more than once.',
} satisfies Guide
