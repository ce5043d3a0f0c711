import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Chip', when: 'it can be removed' },
    { use: 'Badge', when: 'it is a state' },
    { use: 'Button', when: 'it does something' },
  ],
  do: 'Let it lead to more of its kind.',
  dont: 'Use colour: a tag is quiet.',
} satisfies Guide
