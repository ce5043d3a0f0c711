import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Switch', when: 'it works at once' },
    { use: 'RadioGroup', when: 'one of several is chosen' },
    { use: 'FacetGroup', when: 'it narrows a list' },
  ],
  do: 'Phrase it so that ticking means yes.',
  dont: 'Tick consent in advance.',
} satisfies Guide
