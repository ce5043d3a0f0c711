import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Header', when: 'it is the shop’s own navigation' }],
  do: 'List all shops in the same order in every shop.',
  dont: 'Show it in checkout.',
} satisfies Guide
