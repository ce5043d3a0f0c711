import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Dots', when: 'there is no cloth above it' },
    { use: 'SectionHead', when: 'it opens a part' },
  ],
  do: 'Let it touch the cloth whose edge it is.',
  dont: 'Use it twice on a page.',
} satisfies Guide
