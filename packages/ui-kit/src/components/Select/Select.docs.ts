import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioGroup', when: 'there are fewer than six' },
    { use: 'Combobox', when: 'there are more than a dozen and people know the name' },
  ],
  do: 'Order options as people look for them.',
  dont: 'Build your own list: the platform’s works with a thumb.',
} satisfies Guide
