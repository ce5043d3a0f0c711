import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'RepeatPreview', when: 'the question is how it looks on a thing' }],
  do: 'Take the unit from the shopper’s preference.',
  dont: 'Change `pixelsPerInch` between designs.',
} satisfies Guide
