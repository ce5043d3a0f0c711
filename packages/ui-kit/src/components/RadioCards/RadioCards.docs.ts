import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioGroup', when: 'a word is enough' },
    { use: 'SegmentedControl', when: 'there are two to four short words' },
    { use: 'SwatchGroup', when: 'pictures say it all' },
  ],
  do: 'Put the price of each choice on its right.',
  dont: 'Hide what a choice costs until later.',
} satisfies Guide
