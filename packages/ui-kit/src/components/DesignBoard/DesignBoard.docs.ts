import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Grid', when: 'all designs are equally important' },
    { use: 'Board', when: 'a visitor saved the designs' },
  ],
  do: 'Put the strongest design first.',
  dont: 'Show fewer than three designs.',
} satisfies Guide
