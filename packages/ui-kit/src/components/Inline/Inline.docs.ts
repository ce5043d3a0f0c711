import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Stack', when: 'things stand below one another' },
    { use: 'Grid', when: 'they should line up' },
  ],
  do: 'Let it wrap.',
  dont: 'Build tables from it.',
} satisfies Guide
