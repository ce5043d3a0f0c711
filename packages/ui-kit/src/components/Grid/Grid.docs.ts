import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Columns', when: 'one side has a fixed width' },
    { use: 'Stack', when: 'items are in a column' },
    { use: 'Inline', when: 'items wrap like words' },
  ],
  do: 'Use `cards` for products.',
  dont: 'Change the number of columns by hand.',
} satisfies Guide
