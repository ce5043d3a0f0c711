import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Image', when: 'the portrait is the content' },
    { use: 'ArtistHeader', when: 'it is the page of a designer' },
    { use: 'AccountIcon', when: 'it is the link to the account' },
  ],
  do: 'Set `decorative` when the name is written beside it.',
  dont: 'Show a logo or a product in it.',
} satisfies Guide
