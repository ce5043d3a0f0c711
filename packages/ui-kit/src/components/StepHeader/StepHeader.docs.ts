import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Header', when: 'it is the shop' },
    { use: 'ProcessSteps', when: 'steps are explained, not gone through' },
    { use: 'Breadcrumbs', when: 'it is a hierarchy' },
  ],
  do: 'Link only the steps one may go to.',
  dont: 'Show the brand banner in checkout.',
} satisfies Guide
