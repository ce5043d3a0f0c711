import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is part of a larger form' }],
  do: 'Write how often it is sent.',
  dont: 'Require more than an email address.',
} satisfies Guide
