import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'items are compared side by side' },
    { use: 'CategoryRail', when: 'there are fewer than five' },
  ],
  do: 'Show at least five pieces, so that the pattern is visible.',
  dont: 'Show prices without `detail` and `actions`.',
} satisfies Guide
