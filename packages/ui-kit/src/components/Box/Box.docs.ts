import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Panel', when: 'it has a title' },
    { use: 'Stack', when: 'it is only about distance' },
    { use: 'Section', when: 'it is a band of the page' },
  ],
  do: 'Reach for the tokens of space before a wrapper.',
  dont: 'Nest boxes with the same tone.',
} satisfies Guide
