import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Facts', when: 'it is a measure' },
    { use: 'SummaryRows', when: 'it is part of a sum' },
  ],
  do: 'Say the unit: “a yard”.',
  dont: 'Show a crossed-out price that nobody ever paid.',
} satisfies Guide
