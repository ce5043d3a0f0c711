import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'ProgressBar', when: 'it is a share without an uncertainty' }],
  do: 'Say the result in a sentence below.',
  dont: 'Show an estimate without its interval.',
} satisfies Guide
