import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioGroup', when: 'one word for each option is enough' },
    { use: 'SegmentedControl', when: 'there are two to four short words' },
    { use: 'SwatchGroup', when: 'images are enough' },
  ],
  do: 'Show the price of each option.',
  dont: 'Hide the cost of an option.',
} satisfies Guide
