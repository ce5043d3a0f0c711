import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioCards', when: 'fabrics differ by more than colour' },
    { use: 'FacetGroup', when: 'several can be selected' },
  ],
  do: 'Give each colourway its own address where it has a page.',
  dont: 'Omit the name of the current choice.',
} satisfies Guide
