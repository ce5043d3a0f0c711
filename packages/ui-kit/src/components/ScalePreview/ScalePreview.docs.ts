import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'RepeatPreview', when: 'it shows the design on a product' }],
  do: 'Use the unit that the shopper prefers.',
  dont: 'Change `pixelsPerInch` between designs.',
} satisfies Guide
