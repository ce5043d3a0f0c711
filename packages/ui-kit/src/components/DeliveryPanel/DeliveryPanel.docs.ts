import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'OrderRow', when: 'it is one of many orders' },
    { use: 'Timeline', when: 'only the way of the parcel is told' },
  ],
  do: 'Lead with the day it arrives.',
  dont: 'Show it for what has been delivered.',
} satisfies Guide
