import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Hero', when: 'it is the home page' },
    { use: 'SectionHead', when: 'it opens a part, not the page' },
  ],
  do: 'One a page.',
  dont: 'Put controls beside it.',
} satisfies Guide
