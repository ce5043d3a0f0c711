import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Select', when: 'there are fewer than a dozen and no other value is valid' },
    { use: 'RadioGroup', when: 'there are three or four' },
    { use: 'TextInput', when: 'there is nothing to suggest' },
  ],
  do: 'Validate the value: any text can be typed.',
  dont: 'Show a long list: filter it while typing.',
} satisfies Guide
