import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProductCard', when: 'it is one design' },
    { use: 'CollectionTile', when: 'it is a theme, not a person' },
  ],
  do: 'Let the pictures show the range of a hand.',
  dont: 'Use portraits.',
} satisfies Guide
