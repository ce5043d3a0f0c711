import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'FeaturePanel', when: 'it is a story' },
    { use: 'Callout', when: 'it is about the current action' },
  ],
  do: 'Show the price.',
  dont: 'Show Plus to its members.',
} satisfies Guide
