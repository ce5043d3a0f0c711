import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Image', when: 'there is one image' },
    { use: 'Board', when: 'images show several products' },
  ],
  do: 'Start with the flat fabric, and put an ImageZoom after each image.',
  dont: 'Advance it automatically.',
} satisfies Guide
