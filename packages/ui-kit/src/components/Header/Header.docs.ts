import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'StepHeader', when: 'it is the cart or the checkout' }],
  do: 'Include the number of items in the label of the cart.',
  dont: 'Add a second row of navigation.',
} satisfies Guide
