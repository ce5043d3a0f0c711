import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'SegmentedControl', when: 'it is a setting' },
    { use: 'Tabs', when: 'the parts are different content' },
  ],
  do: 'Set an address for each choice.',
  dont: 'Offer products the design is not printed on.',
} satisfies Guide
