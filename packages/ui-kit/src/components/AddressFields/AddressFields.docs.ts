import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'AddressCard', when: 'the address is only shown' },
    { use: 'Grid', when: 'the fields are not an address' },
  ],
  do: 'Leave out the parts a country does not have; the rest closes up.',
  dont: 'Mark required fields: optional ones say so.',
} satisfies Guide
