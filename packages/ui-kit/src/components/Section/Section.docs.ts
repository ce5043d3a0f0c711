import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Container', when: 'it needs no distance' },
    { use: 'Box', when: 'it is part of a section' },
  ],
  do: 'Name it by its heading with `labelledBy`.',
  dont: 'Tone two sections in a row.',
} satisfies Guide
