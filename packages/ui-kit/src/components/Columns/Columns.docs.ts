import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'all columns weigh the same' },
    { use: 'Inline', when: 'they are small things in a row' },
  ],
  do: 'Let the fixed side hold what people act on.',
  dont: 'Nest one layout in another.',
} satisfies Guide
