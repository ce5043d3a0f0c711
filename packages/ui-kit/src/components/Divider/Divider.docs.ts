import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Stack', when: 'a gap is enough' },
    { use: 'SectionHeader', when: 'a new part needs a title' },
  ],
  do: 'Use it where tone and gaps do not separate items.',
  dont: 'Put lines around everything.',
} satisfies Guide
