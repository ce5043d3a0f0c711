import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Text', when: 'it names nothing below it' },
    { use: 'PageTitle', when: 'it opens the page' },
  ],
  do: 'Choose the level by the outline and the size by the look.',
  dont: 'Skip a level.',
} satisfies Guide
