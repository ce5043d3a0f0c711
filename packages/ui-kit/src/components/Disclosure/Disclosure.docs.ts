import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Accordion', when: 'there are several' },
    { use: 'Popover', when: 'it explains a word' },
  ],
  do: 'Name what is inside: “Have a promo code?”.',
  dont: 'Hide errors in it.',
} satisfies Guide
