import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Heading', when: 'it names what is below' },
    { use: 'Hidden', when: 'it is for screen readers only' },
  ],
  do: 'Keep running text to the `prose` measure.',
  dont: 'Set a whole paragraph in bold.',
} satisfies Guide
