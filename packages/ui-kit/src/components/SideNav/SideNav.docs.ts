import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'it switches parts of one page' },
    { use: 'Breadcrumbs', when: 'it says where one is' },
  ],
  do: 'Mark the page at hand.',
  dont: 'List more than eight.',
} satisfies Guide
