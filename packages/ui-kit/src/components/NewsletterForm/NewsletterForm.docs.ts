import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is part of a larger form' }],
  do: 'Say how often a letter comes.',
  dont: 'Ask for more than an email.',
} satisfies Guide
