import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Header', when: 'it is the shop’s own navigation' }],
  do: 'List every site of the family in the same order on all of them.',
  dont: 'Show it in checkout.',
} satisfies Guide
