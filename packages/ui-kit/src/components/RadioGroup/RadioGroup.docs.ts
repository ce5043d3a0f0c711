import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioCards', when: 'each choice explains itself' },
    { use: 'SegmentedControl', when: 'they are two to four short words' },
    { use: 'Select', when: 'there are more than seven' },
    { use: 'Checkbox', when: 'several may be chosen' },
  ],
  do: 'Choose the likely one in advance, unless it costs.',
  dont: 'Use it for a yes or no.',
} satisfies Guide
