import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Callout', when: 'no choice is needed' },
    { use: 'AlertDialog', when: 'a decision is required' },
  ],
  do: 'Describe what is counted in plain words.',
  dont: 'Emphasize one of the two choices.',
} satisfies Guide
