import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Inline', when: 'items are in a row' },
    { use: 'Grid', when: 'items are in columns' },
  ],
  do: 'Use the same gap for similar items.',
  dont: 'Add margins inside.',
} satisfies Guide
