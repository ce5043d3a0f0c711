import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioCards', when: 'options need an explanation' },
    { use: 'SegmentedControl', when: 'they are two to four short words' },
    { use: 'Select', when: 'there are more than seven' },
    { use: 'Checkbox', when: 'several can be selected' },
  ],
  do: 'Preselect the most likely option, unless it costs money.',
  dont: 'Use it for two options, yes and no.',
} satisfies Guide
