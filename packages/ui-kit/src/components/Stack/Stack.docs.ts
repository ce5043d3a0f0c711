import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Inline', when: 'things stand beside one another' },
    { use: 'Grid', when: 'they stand in columns' },
  ],
  do: 'Use one gap for things of one kind.',
  dont: 'Add margins inside.',
} satisfies Guide
