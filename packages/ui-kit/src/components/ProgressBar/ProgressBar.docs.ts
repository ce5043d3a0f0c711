import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressDots', when: 'there are at most five steps' },
    { use: 'Spinner', when: 'it takes a moment' },
    { use: 'Timeline', when: 'each step has a name' },
  ],
  do: 'Say in words what is left.',
  dont: 'Move it backwards.',
} satisfies Guide
