import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Header', when: 'it is the shop' },
    { use: 'ProcessSteps', when: 'the steps are only explained' },
    { use: 'Breadcrumbs', when: 'it is a hierarchy' },
  ],
  do: 'Link only the steps that can be visited.',
  dont: 'Show the brand banner in checkout.',
} satisfies Guide
