import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Section', when: 'it needs the spacing of a section' },
    { use: 'Box', when: 'it needs padding' },
  ],
  do: 'Use one in each section.',
  dont: 'Nest containers.',
} satisfies Guide
