import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Pagination', when: 'visitors look for a certain page' }],
  do: 'Set the address: search engines and visitors without JavaScript follow it.',
  dont: 'Load automatically on scroll.',
} satisfies Guide
