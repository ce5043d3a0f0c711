import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Icon', when: 'it is not a payment card' }],
  do: 'Write the brand’s name beside it or give it a label.',
  dont: 'Use it to advertise brands that are not taken.',
} satisfies Guide
