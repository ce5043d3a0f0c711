import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'people compare the parts' },
    { use: 'Disclosure', when: 'there is only one part' },
  ],
  do: 'Give items of one group a shared `group` where only one should be open.',
  dont: 'Hide what everybody needs: price, size, delivery.',
} satisfies Guide
