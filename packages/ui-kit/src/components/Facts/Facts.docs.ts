import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'List', when: 'they have no terms' },
    { use: 'SummaryRows', when: 'they add up' },
  ],
  do: 'Use one or two words for a term.',
  dont: 'Write sentences into a value.',
} satisfies Guide
