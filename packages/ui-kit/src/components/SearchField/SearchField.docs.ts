import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Header', when: 'the field is part of every page' },
    { use: 'TextInput', when: 'the field belongs to a longer form' },
  ],
  do: 'Show the text that was searched for.',
  dont: 'Use it more than once on a page.',
} satisfies Guide
