import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'OrderRow', when: 'it is one of many orders' },
    { use: 'Timeline', when: 'only the progress of the parcel is shown' },
  ],
  do: 'Start with the day of delivery.',
  dont: 'Show it for a delivered order.',
} satisfies Guide
