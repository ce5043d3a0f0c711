import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'it must be answered' },
    { use: 'Disclosure', when: 'it fits into the page' },
    { use: 'Drawer', when: 'it is long' },
  ],
  do: 'Keep it to a few sentences or one field.',
  dont: 'Put what is needed to buy into it.',
} satisfies Guide
