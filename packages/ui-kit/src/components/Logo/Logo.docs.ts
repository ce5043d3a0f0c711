import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Heading', when: 'it is a title' }],
  do: 'Let the dots spread to the width of the word.',
  dont: 'Recolour the dots for a campaign.',
} satisfies Guide
