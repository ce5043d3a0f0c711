import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Switch', when: 'it takes effect immediately' },
    { use: 'RadioGroup', when: 'one of several is selected' },
    { use: 'FacetGroup', when: 'it narrows a list' },
  ],
  do: 'Phrase the label so that a checked box means yes.',
  dont: 'Check consent by default.',
} satisfies Guide
