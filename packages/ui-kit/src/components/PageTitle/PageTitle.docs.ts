import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Hero', when: 'it is the home page' },
    { use: 'SectionHeader', when: 'it is the title of a section' },
  ],
  do: 'Use one on each page.',
  dont: 'Put controls beside it.',
} satisfies Guide
