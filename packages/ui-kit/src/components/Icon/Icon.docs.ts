import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'IconButton', when: 'it does something' },
    { use: 'Dots', when: 'it stands for a design' },
  ],
  do: 'Draw on the 22 px grid with a 1.6 px line.',
  dont: 'Give a label where text stands beside it.',
} satisfies Guide
