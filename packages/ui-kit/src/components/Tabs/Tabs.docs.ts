import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Accordion', when: 'people may want several open' },
    { use: 'SegmentedControl', when: 'it sets something' },
    { use: 'SideNav', when: 'each part is a page' },
  ],
  do: 'Two to five tabs, a word or two each.',
  dont: 'Hide what everybody needs behind the second tab.',
} satisfies Guide
