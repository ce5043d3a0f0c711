import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressDots', when: 'they count' },
    { use: 'Spinner', when: 'something is loading' },
    { use: 'ColorWell', when: 'it is one colour' },
  ],
  do: 'Take the colours from the design at hand; on chrome from the brand.',
  dont: 'Let dots act alone: a word stands beside them.',
} satisfies Guide
