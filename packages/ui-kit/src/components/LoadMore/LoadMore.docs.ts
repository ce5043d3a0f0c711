import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Pagination', when: 'people look for a certain page' }],
  do: 'Keep the link’s address: it is what search engines and people without script follow.',
  dont: 'Load by itself on scroll.',
} satisfies Guide
