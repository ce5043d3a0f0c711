import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'StepHeader', when: 'it is the cart or the checkout' }],
  do: 'Say in the cart’s label how many things are in it.',
  dont: 'Add a second row of navigation.',
} satisfies Guide
