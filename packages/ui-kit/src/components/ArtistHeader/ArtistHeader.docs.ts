import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'DesignerTile', when: 'it links to an artist' },
    { use: 'PageTitle', when: 'the page is about designs, not a person' },
  ],
  do: 'Write what the artist does with their hands.',
  dont: 'Show numbers that are not counted.',
} satisfies Guide
