import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Callout', when: 'the error belongs to no field' },
    { use: 'ErrorState', when: 'the page failed' },
  ],
  do: 'Repeat the messages of the fields.',
  dont: 'Omit the messages of the fields.',
} satisfies Guide
