import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is not secret' }],
  do: 'Set `autoComplete`: password managers read it.',
  dont: 'Forbid pasting.',
} satisfies Guide
