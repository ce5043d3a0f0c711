import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'it is a property with a value' },
    { use: 'SummaryRows', when: 'it is part of a sum' },
  ],
  do: 'Show the unit: “a yard”.',
  dont: 'Cross out a price that was never charged.',
} satisfies Guide
