import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Callout', when: 'no field is to blame' },
    { use: 'ErrorState', when: 'the page failed' },
  ],
  do: 'Repeat the words that stand at the fields.',
  dont: 'Leave out the messages at the fields.',
} satisfies Guide
