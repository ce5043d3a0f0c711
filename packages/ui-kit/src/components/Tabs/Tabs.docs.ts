import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Accordion', when: 'several parts can be open' },
    { use: 'SegmentedControl', when: 'it is a setting' },
    { use: 'SideNav', when: 'each part is a page' },
  ],
  do: 'Use two to five tabs of one or two words.',
  dont: 'Hide important content in the second tab.',
} satisfies Guide
