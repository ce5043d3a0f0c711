import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Inline', when: 'it is not the end of a form' },
    { use: 'BuyBar', when: 'it must stay visible' },
  ],
  do: 'Put the main action first.',
  dont: 'Offer a reset.',
} satisfies Guide
