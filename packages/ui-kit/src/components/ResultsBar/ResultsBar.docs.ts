import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'FilterBar', when: 'the window is narrow' }],
  do: 'Say how many before saying how sorted.',
  dont: 'Put more than one row of chips on phones.',
} satisfies Guide
