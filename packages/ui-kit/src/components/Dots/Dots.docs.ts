import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'ProgressDots', when: 'they count' },
    { use: 'Spinner', when: 'something is loading' },
    { use: 'ColorWell', when: 'it is one colour' },
  ],
  do: 'Use the colours of the design; in headers and footers those of the brand.',
  dont: 'Use dots without a text beside them.',
} satisfies Guide
