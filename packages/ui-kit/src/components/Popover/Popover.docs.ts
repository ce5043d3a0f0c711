import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dialog', when: 'it requires a decision' },
    { use: 'Disclosure', when: 'it fits into the page' },
    { use: 'Drawer', when: 'it is long' },
  ],
  do: 'Keep it to a few sentences or one field.',
  dont: 'Put required information into it.',
} satisfies Guide
