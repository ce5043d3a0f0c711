import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Button', when: 'a word is clearer' },
    { use: 'TextLink', when: 'it is a link in a sentence' },
  ],
  do: 'Include the object in the label: “Save Quince Orchard”.',
  dont: 'Use an unfamiliar icon.',
} satisfies Guide
