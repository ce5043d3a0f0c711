import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioGroup', when: 'there are fewer than six' },
    { use: 'Combobox', when: 'there are more than a dozen and the visitor knows the name' },
  ],
  do: 'Sort the options as visitors expect.',
  dont: 'Build a custom list: the native one works on touch screens.',
} satisfies Guide
