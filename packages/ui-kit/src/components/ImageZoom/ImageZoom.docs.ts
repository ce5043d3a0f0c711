import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ScalePreview', when: 'it shows the size of the print' },
    { use: 'Gallery', when: 'there are several images; put one after each' },
  ],
  do: 'Use a large file, which shows the weave.',
  dont: 'Open it on hover.',
} satisfies Guide
