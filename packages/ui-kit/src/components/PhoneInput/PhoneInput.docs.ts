import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is not a phone number' }],
  do: 'Take numbers as people write them; tidy them on the server.',
  dont: 'Force a mask while somebody types.',
} satisfies Guide
