import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'OrderBar', when: 'the order has to be opened' },
    { use: 'FormActions', when: 'the page is a form' },
  ],
  do: 'Repeat the price and the act of the buy column, nothing else.',
  dont: 'Show it from lg up, where the column is in sight.',
} satisfies Guide
