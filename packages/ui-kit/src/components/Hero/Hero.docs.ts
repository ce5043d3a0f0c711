import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'PageTitle', when: 'it is not the home page' },
    { use: 'FeaturePanel', when: 'it is further down the page' },
  ],
  do: 'Use the anchor `floor` for rooms, and put the selvedge strip directly below the image.',
  dont: 'Rotate several designs.',
} satisfies Guide
