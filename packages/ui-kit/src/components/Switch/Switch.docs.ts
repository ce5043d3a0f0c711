import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Checkbox', when: 'it is submitted with a form' },
    { use: 'SegmentedControl', when: 'both options need a label' },
    { use: 'RadioGroup', when: 'there are more than two' },
  ],
  do: 'Apply the setting immediately.',
  dont: 'Require a save button.',
} satisfies Guide
