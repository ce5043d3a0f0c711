import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'one line is enough' }],
  do: 'Say how much may be written with `counter`, by the rule that checks it afterwards.',
  dont: 'Cut off what was typed.',
} satisfies Guide
