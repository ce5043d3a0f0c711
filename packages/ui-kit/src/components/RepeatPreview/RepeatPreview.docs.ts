import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ScalePreview', when: 'the visitor measures' },
    { use: 'Image', when: 'there is an image of the product' },
  ],
  do: 'Set the printed size of the tile.',
  dont: 'Enlarge the print.',
} satisfies Guide
