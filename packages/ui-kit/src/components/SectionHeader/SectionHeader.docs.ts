import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'PageTitle', when: 'it is the title of the page' },
    { use: 'Heading', when: 'there is nothing beside the title' },
  ],
  do: 'Put either a text or an action beside the title.',
  dont: 'Use both.',
} satisfies Guide
