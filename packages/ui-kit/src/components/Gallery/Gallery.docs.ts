import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Picture', when: 'there is one picture' },
    { use: 'Board', when: 'pictures are of several things' },
  ],
  do: 'Begin with the flat cloth, and put a PictureZoom behind each picture.',
  dont: 'Start it by itself: nothing moves until somebody moves it.',
} satisfies Guide
