import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Box', when: 'it needs no title' },
    { use: 'Callout', when: 'it is a message' },
  ],
  do: 'Use `raised` for content that opens in place.',
  dont: 'Nest panels.',
} satisfies Guide
