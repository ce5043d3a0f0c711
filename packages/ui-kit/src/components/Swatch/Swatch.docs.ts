import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ColorWell', when: 'it is one colour' },
    { use: 'Image', when: 'it is larger than a thumbnail' },
  ],
  do: 'Show the print at one scale within a row.',
  dont: 'Cut patterns into circles.',
} satisfies Guide
