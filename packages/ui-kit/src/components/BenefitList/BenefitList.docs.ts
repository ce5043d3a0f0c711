import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'FeaturePanel', when: 'there is one story with images' },
    { use: 'Facts', when: 'they are properties with values' },
  ],
  do: 'Keep each to one sentence.',
  dont: 'Promise more than the returns page.',
} satisfies Guide
