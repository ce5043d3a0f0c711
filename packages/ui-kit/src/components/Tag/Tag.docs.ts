import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Chip', when: 'it can be removed' },
    { use: 'Badge', when: 'it is a state' },
    { use: 'Button', when: 'it is a button' },
  ],
  do: 'Link it to a list of similar products.',
  dont: 'Use colour: a tag is quiet.',
} satisfies Guide
