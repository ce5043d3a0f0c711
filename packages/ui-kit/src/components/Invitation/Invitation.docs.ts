import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'FeaturePanel', when: 'a story is told' },
    { use: 'Callout', when: 'it is about what somebody is doing' },
  ],
  do: 'Say what it costs.',
  dont: 'Show Plus to its members.',
} satisfies Guide
