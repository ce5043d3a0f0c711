import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'CompactLineItem', when: 'it is in a summary' },
    { use: 'OrderRow', when: 'it is a whole order' },
  ],
  do: 'Keep the image large.',
  dont: 'Hide the remove button.',
} satisfies Guide
