import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Text', when: 'it is not a heading' },
    { use: 'PageTitle', when: 'it is the title of the page' },
  ],
  do: 'Choose the level by the outline of the page, and the size by its look.',
  dont: 'Skip a level.',
} satisfies Guide
