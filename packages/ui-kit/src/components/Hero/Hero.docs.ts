import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'PageTitle', when: 'it is not the home page' },
    { use: 'FeaturePanel', when: 'it stands further down' },
  ],
  do: 'Anchor rooms to their floor, and let the selvedge strip touch the cloth.',
  dont: 'Rotate several designs: one at a time.',
} satisfies Guide
