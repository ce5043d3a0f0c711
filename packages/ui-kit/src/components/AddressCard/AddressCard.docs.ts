import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'AddressFields', when: 'the address is being typed' },
    { use: 'Facts', when: 'it is not an address' },
  ],
  do: 'Keep the lines in the order of the postal service of the country.',
  dont: 'Put more than two actions on a card.',
} satisfies Guide
