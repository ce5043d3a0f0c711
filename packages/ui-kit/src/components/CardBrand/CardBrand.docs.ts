import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Icon', when: 'it is not a payment card' }],
  do: 'Write the name of the brand beside it, or set a label.',
  dont: 'Show brands that the shop does not accept.',
} satisfies Guide
