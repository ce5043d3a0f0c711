import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'AddressCard', when: 'the address is only shown' },
    { use: 'Grid', when: 'the fields are not an address' },
  ],
  do: 'Omit the fields that a country does not have.',
  dont: 'Mark required fields; mark optional ones instead.',
} satisfies Guide
