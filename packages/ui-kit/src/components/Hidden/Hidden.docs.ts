import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'Disclosure', when: 'visitors should be able to open it' }],
  do: 'Add text that the layout shows only visually.',
  dont: 'Hide important content on phones.',
} satisfies Guide
