import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Spinner', when: 'the shape is not known' },
    { use: 'DroppedStitch', when: 'it will not come' },
  ],
  do: 'Take the shape of what is coming.',
  dont: 'Show it for less than a moment.',
} satisfies Guide
