import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'it is short' },
    { use: 'Accordion', when: 'there is space in the page' },
  ],
  do: 'Set `href` of the trigger to a page with the same content.',
  dont: 'Open a drawer from a drawer.',
} satisfies Guide
