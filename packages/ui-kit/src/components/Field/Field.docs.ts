import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'it is a line of text' },
    { use: 'Select', when: 'it is a list' },
    { use: 'Checkbox', when: 'it is a single checkbox' },
  ],
  do: 'Pass all attributes of the function to the control.',
  dont: 'Use a placeholder as a label.',
} satisfies Guide
