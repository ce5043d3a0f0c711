import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'CategoryRail', when: 'there are more than four' },
    { use: 'ProductCard', when: 'it is one design' },
  ],
  do: 'Choose images that show the print on a product.',
  dont: 'Write more than two words and a count.',
} satisfies Guide
