import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [{ use: 'TextInput', when: 'it is any other code' }],
  do: 'Keep it quiet: most people have none.',
  dont: 'Open it by itself.',
} satisfies Guide
