import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'PageTitle', when: 'it opens the page' },
    { use: 'Heading', when: 'nothing stands beside the title' },
  ],
  do: 'Put either a text or an action beside the title.',
  dont: 'Write both.',
} satisfies Guide
