import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'SegmentedControl', when: 'it sets something' },
    { use: 'Tabs', when: 'the parts are different content' },
  ],
  do: 'Give each choice an address that shows it.',
  dont: 'Offer products the design is not printed on.',
} satisfies Guide
