import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Checkbox', when: 'it is sent with a form' },
    { use: 'SegmentedControl', when: 'both sides need a name' },
    { use: 'RadioGroup', when: 'there are more than two' },
  ],
  do: 'Let it work at once.',
  dont: 'Ask for a save after it.',
} satisfies Guide
