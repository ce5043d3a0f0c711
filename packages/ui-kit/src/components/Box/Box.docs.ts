import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Panel', when: 'it has a title' },
    { use: 'Stack', when: 'it only needs gaps' },
    { use: 'Section', when: 'it is a section of the page' },
  ],
  do: 'Use the steps of `space` for padding.',
  dont: 'Nest boxes with the same tone.',
} satisfies Guide
