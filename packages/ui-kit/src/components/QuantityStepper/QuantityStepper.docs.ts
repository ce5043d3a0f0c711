import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'TextInput', when: 'the number is large' },
    { use: 'Select', when: 'only a few amounts can be had' },
  ],
  do: 'Let the form post it; buttons submit before script. Say by onRefuse what is wrong with a typed number.',
  dont: 'Go below the minimum to remove: that is a link of its own.',
} satisfies Guide
