import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'LineItemRow', when: 'people change the line' },
    { use: 'OrderRow', when: 'it is a whole order' },
  ],
  do: 'Say quantity and cloth in one line.',
  dont: 'Put controls into it.',
} satisfies Guide
