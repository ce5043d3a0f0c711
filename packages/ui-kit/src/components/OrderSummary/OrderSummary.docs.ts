import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'there is no sum' },
    { use: 'CollapsibleOrderSummary', when: 'the window is narrow' },
  ],
  do: 'End with the total.',
  dont: 'Round amounts.',
} satisfies Guide
