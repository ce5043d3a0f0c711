import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressDots', when: 'there are at most five steps' },
    { use: 'Spinner', when: 'it takes about a second' },
    { use: 'Timeline', when: 'each step has a name' },
  ],
  do: 'Write what remains as text.',
  dont: 'Move it backwards.',
} satisfies Guide
