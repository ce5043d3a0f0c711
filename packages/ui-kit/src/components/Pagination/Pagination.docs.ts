import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'LoadMore', when: 'visitors browse' }],
  do: 'Put the page number into the address.',
  dont: 'Show it for one page.',
} satisfies Guide
