import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'the content of all tabs is on the page' },
    { use: 'SideNav', when: 'the pages belong to one account' },
  ],
  do: 'Show how many items each part has.',
  dont: 'Link to a part without items.',
} satisfies Guide
