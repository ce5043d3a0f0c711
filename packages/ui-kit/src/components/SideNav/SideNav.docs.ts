import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'it switches parts of one page' },
    { use: 'Breadcrumbs', when: 'it shows the position in the hierarchy' },
  ],
  do: 'Mark the current page.',
  dont: 'List more than eight.',
} satisfies Guide
