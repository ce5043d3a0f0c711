import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Combobox', when: 'the field accepts only values of a list' },
    { use: 'SearchField', when: 'nothing is suggested' },
  ],
  do: 'Load it when the field is focused.',
  dont: 'Suggest more than a screenful.',
} satisfies Guide
