import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Callout', when: 'nothing is asked' },
    { use: 'AlertDialog', when: 'nobody may go on without an answer' },
  ],
  do: 'Say what is counted, in words a shopper uses.',
  dont: 'Make one answer louder than the other.',
} satisfies Guide
