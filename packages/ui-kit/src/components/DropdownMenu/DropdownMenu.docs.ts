import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Select', when: 'it chooses a value of a form' },
    { use: 'Popover', when: 'it contains a text or a field' },
    { use: 'Tabs', when: 'it switches content of the page' },
    { use: 'Inline', when: 'there are two actions and space for both' },
  ],
  do: 'Give an icon to all items or to none, and put an action that destroys something last.',
  dont: 'Hide the main action of a page in it.',
} satisfies Guide
