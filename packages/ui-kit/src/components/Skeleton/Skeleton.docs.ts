import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Spinner', when: 'the shape is not known' },
    { use: 'DroppedStitch', when: 'it could not be loaded' },
  ],
  do: 'Use the shape of the content.',
  dont: 'Show it for less than 300 ms.',
} satisfies Guide
