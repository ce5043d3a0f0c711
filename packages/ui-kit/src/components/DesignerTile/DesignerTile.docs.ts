import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProductCard', when: 'it is one design' },
    { use: 'CollectionTile', when: 'it is a theme, not a person' },
  ],
  do: 'Choose images that show the range of the designer.',
  dont: 'Use portraits.',
} satisfies Guide
