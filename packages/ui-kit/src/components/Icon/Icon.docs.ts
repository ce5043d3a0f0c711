import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'IconButton', when: 'it is a button' },
    { use: 'Dots', when: 'it represents a design' },
  ],
  do: 'Draw on the 22 px grid with a 1.6 px line.',
  dont: 'Set a label when there is text beside it.',
} satisfies Guide
