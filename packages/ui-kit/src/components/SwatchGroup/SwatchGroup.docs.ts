import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'RadioCards', when: 'cloths differ by more than colour' },
    { use: 'FacetGroup', when: 'several may be chosen' },
  ],
  do: 'Give each colourway its own address where it has a page.',
  dont: 'Leave out the name of the current one.',
} satisfies Guide
