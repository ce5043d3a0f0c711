import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'BuyBar', when: 'something is bought here' },
    { use: 'OrderSummary', when: 'there is room beside the form' },
  ],
  do: 'Keep the total in sight while it is closed.',
  dont: 'Show it from lg up.',
} satisfies Guide
