import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'CheckoutFooter', when: 'it is the checkout' }],
  do: 'List only links that lead somewhere.',
  dont: 'Repeat the navigation of the header.',
} satisfies Guide
