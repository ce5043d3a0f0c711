import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'all columns have the same width' },
    { use: 'Inline', when: 'they are small items in a row' },
  ],
  do: 'Put forms and buttons into the fixed column.',
  dont: 'Nest one layout in another.',
} satisfies Guide
