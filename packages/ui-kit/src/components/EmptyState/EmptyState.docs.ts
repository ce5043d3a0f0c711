import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ErrorState', when: 'something failed' },
    { use: 'Skeleton', when: 'content is loading' },
  ],
  do: 'Write one sentence and offer one action.',
  dont: 'Apologize: there is no error.',
} satisfies Guide
