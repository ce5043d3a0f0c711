import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'MiniLine', when: 'it stands in a summary' },
    { use: 'OrderRow', when: 'it is a whole order' },
  ],
  do: 'Keep the picture large: it is what people bought.',
  dont: 'Hide how to remove it.',
} satisfies Guide
