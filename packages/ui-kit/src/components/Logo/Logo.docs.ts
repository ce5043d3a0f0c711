import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Heading', when: 'it is a title' }],
  do: 'Keep the dots as wide as the wordmark.',
  dont: 'Recolour the dots for a campaign.',
} satisfies Guide
