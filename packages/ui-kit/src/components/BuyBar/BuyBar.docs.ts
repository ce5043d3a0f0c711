import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'CollapsibleOrderSummary', when: 'the order can be expanded' },
    { use: 'FormActions', when: 'the page is a form' },
  ],
  do: 'Repeat only the price and the action of the buy column.',
  dont: 'Show it from lg up, where the column is visible.',
} satisfies Guide
