import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Header', when: 'shoppers see the page' }],
  do: 'Name the person who is logged in at the end.',
  dont: 'Add the search of the shop.',
} satisfies Guide
