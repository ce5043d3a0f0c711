import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Stack', when: 'distance is enough' },
    { use: 'SectionHead', when: 'a new part needs a title' },
  ],
  do: 'Use it where tone and distance do not tell things apart.',
  dont: 'Box everything with lines.',
} satisfies Guide
