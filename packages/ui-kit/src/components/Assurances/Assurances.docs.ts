import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'FeaturePanel', when: 'there is one story to tell with pictures' },
    { use: 'Facts', when: 'they are measures' },
  ],
  do: 'Keep each to one sentence.',
  dont: 'Promise what the returns page does not.',
} satisfies Guide
