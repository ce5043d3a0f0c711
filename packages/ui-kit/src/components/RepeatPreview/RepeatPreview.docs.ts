import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ScalePreview', when: 'somebody wants to measure' },
    { use: 'Picture', when: 'the product has been photographed or drawn' },
  ],
  do: 'Give the printed size of the tile: everything else follows.',
  dont: 'Enlarge the print to make it prettier.',
} satisfies Guide
