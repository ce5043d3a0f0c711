import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'it is short' },
    { use: 'Accordion', when: 'there is room for it in the page' },
  ],
  do: 'Give the trigger a page of its own as its `href`.',
  dont: 'Open a drawer from a drawer.',
} satisfies Guide
