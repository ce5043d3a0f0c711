import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dots', when: 'there is no image above it' },
    { use: 'SectionHeader', when: 'it is the title of a section' },
  ],
  do: 'Put it directly below the image of the design.',
  dont: 'Use it twice on a page.',
} satisfies Guide
