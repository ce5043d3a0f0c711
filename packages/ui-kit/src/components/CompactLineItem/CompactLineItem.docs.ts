import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'LineItemRow', when: 'the line can be changed' },
    { use: 'OrderRow', when: 'it is a whole order' },
  ],
  do: 'Write quantity and fabric in one line.',
  dont: 'Put buttons or fields into it.',
} satisfies Guide
