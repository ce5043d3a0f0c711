import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'an exact number matters' },
    { use: 'FacetGroup', when: 'there are a few known ranges' },
    { use: 'QuantityStepper', when: 'it is one number' },
  ],
  do: 'Load results in `onCommit`, and choose steps that are about as large as people care about.',
  dont: 'Use it for more than a hundred steps on a phone.',
} satisfies Guide
