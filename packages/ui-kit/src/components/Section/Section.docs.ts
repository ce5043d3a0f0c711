import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Container', when: 'it needs no vertical spacing' },
    { use: 'Box', when: 'it is part of a section' },
  ],
  do: 'Set `labelledBy` to the id of its heading.',
  dont: 'Use `raised` for two sections in a row.',
} satisfies Guide
