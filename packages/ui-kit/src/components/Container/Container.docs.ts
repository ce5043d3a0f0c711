import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Section', when: 'it needs the distance of a section' },
    { use: 'Box', when: 'it needs padding' },
  ],
  do: 'One a section.',
  dont: 'Nest containers.',
} satisfies Guide
