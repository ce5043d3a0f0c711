import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'BuyBar', when: 'the product can be added to the cart' },
    { use: 'OrderSummary', when: 'there is space beside the form' },
  ],
  do: 'Keep the total visible while it is closed.',
  dont: 'Show it from lg up.',
} satisfies Guide
