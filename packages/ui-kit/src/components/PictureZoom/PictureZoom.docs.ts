import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ScalePreview', when: 'the question is how large the print is' },
    { use: 'Gallery', when: 'there are several pictures; it holds one of these each' },
  ],
  do: 'Give the largest file there is: people look for the weave.',
  dont: 'Open it on hover.',
} satisfies Guide
