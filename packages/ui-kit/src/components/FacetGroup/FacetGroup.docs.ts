import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Checkbox', when: 'it is a single checkbox in a form' },
    { use: 'RadioGroup', when: 'only one can be selected' },
  ],
  do: 'Show the number of results for each option.',
  dont: 'Show options without results.',
} satisfies Guide
