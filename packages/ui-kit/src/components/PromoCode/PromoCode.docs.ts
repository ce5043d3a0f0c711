import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is any other code' }],
  do: 'Keep it small: most customers have no code.',
  dont: 'Open it automatically.',
} satisfies Guide
