import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'FilterBar', when: 'the window is narrow' }],
  do: 'Show the number of results before the sort order.',
  dont: 'Put more than one row of chips on phones.',
} satisfies Guide
