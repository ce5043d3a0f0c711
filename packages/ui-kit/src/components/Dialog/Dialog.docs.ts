import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'AlertDialog', when: 'it requires only a decision' },
    { use: 'Drawer', when: 'it is long, such as filters' },
    { use: 'Popover', when: 'the page should stay usable' },
    { use: 'Accordion', when: 'it fits into the page' },
  ],
  do: 'Provide a page with the same form for visitors without JavaScript.',
  dont: 'Open it without an action of the visitor.',
} satisfies Guide
