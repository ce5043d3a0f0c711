import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'DeliveryPanel', when: 'it is the next delivery' },
    { use: 'LineItemRow', when: 'it is a line item in the cart' },
  ],
  do: 'Show a strip of every design in the order.',
  dont: 'Shorten the order number.',
} satisfies Guide
