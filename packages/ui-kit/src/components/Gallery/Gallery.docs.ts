import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Picture', when: 'there is one picture' },
    { use: 'Board', when: 'pictures are of several things' },
  ],
  do: 'Begin with the flat cloth; give `zoom` the largest file there is.',
  dont: 'Start it by itself: nothing moves until somebody moves it.',
} satisfies Guide
