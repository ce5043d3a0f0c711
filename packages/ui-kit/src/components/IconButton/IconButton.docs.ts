import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Button', when: 'a word is clearer' },
    { use: 'TextLink', when: 'it leads somewhere in a sentence' },
  ],
  do: 'Name the thing too: “Save Quince Orchard”.',
  dont: 'Use an icon people have to learn.',
} satisfies Guide
