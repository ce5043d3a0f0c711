import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'LoadMore', when: 'people browse' }],
  do: 'Keep the number of the page in the address.',
  dont: 'Show it for one page.',
} satisfies Guide
