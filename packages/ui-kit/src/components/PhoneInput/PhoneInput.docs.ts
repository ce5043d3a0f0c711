import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is not a phone number' }],
  do: 'Accept any format; normalize the number on the server.',
  dont: 'Force a mask while typing.',
} satisfies Guide
