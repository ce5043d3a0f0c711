import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'DeliveryPanel', when: 'it is the next to arrive' },
    { use: 'LineItemRow', when: 'it is one thing in the cart' },
  ],
  do: 'Show a strip of every design in the order.',
  dont: 'Shorten the order number.',
} satisfies Guide
