import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Tabs', when: 'visitors compare the parts' },
    { use: 'Disclosure', when: 'there is only one part' },
  ],
  do: 'Set the same `group` on items of which only one should be open.',
  dont: 'Hide what everybody needs: price, size, delivery.',
} satisfies Guide
