import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'things are compared side by side' },
    { use: 'CategoryRail', when: 'there are fewer than five' },
  ],
  do: 'Pin at least five pieces, so that the tall ones have company.',
  dont: 'Put prices on it, unless each piece can be bought: then give them `detail` and `actions`.',
} satisfies Guide
