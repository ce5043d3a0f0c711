import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'nothing adds up' },
    { use: 'OrderBar', when: 'the window is narrow' },
  ],
  do: 'End with the total, in words a receipt uses.',
  dont: 'Round: cents count.',
} satisfies Guide
