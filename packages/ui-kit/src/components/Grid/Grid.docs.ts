import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Columns', when: 'one side has a fixed width' },
    { use: 'Stack', when: 'things stand below one another' },
    { use: 'Inline', when: 'they flow like words' },
  ],
  do: 'Use `cards` for products: it knows the distances of the comps.',
  dont: 'Change the number of columns by hand.',
} satisfies Guide
