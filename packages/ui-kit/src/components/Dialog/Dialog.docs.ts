import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'AlertDialog', when: 'it is only a question' },
    { use: 'Drawer', when: 'it is long, such as filters' },
    { use: 'Popover', when: 'the page should stay usable' },
    { use: 'Accordion', when: 'it fits into the page' },
  ],
  do: 'Give the form inside a page of its own for those without script.',
  dont: 'Open one without being asked.',
} satisfies Guide
