import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ErrorState', when: 'something failed' },
    { use: 'Skeleton', when: 'it is still coming' },
  ],
  do: 'One sentence, one way on.',
  dont: 'Apologise: nothing went wrong.',
} satisfies Guide
