import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Stack', when: 'items are in a column' },
    { use: 'Grid', when: 'items should be aligned' },
  ],
  do: 'Let it wrap.',
  dont: 'Build tables from it.',
} satisfies Guide
