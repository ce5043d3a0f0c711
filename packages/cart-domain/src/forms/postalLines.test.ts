import { expect, test } from 'vitest'
import { type PostalParts, postalLines } from './postalLines.ts'

const parts: PostalParts = {
  firstName: 'Marianne',
  lastName: 'Hale',
  company: '',
  country: 'US',
  line1: '',
  line2: '',
  poBox: '',
  militaryUnit: '',
  militaryBox: '',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
}

const lines = (changes: Partial<PostalParts>): string[] =>
  postalLines({ ...parts, ...changes }, 'en-US').slice(1, -1)

test.each([
  [
    'a street and a company',
    { company: 'Hale & Sons', line1: '212 Warren Street', line2: 'Rear door' },
    ['Hale & Sons', '212 Warren Street', 'Rear door', 'Hudson, NY 12534'],
  ],
  [
    'military mail',
    { militaryUnit: 'PSC 817', militaryBox: 'Box 12', city: 'FPO', state: 'AE', postcode: '09622' },
    ['PSC 817, Box 12', 'FPO, AE 09622'],
  ],
  ['a PO box as it was typed', { poBox: 'P.O. Box 212' }, ['P.O. Box 212', 'Hudson, NY 12534']],
  ['a PO box that was typed as a number', { poBox: '#212' }, ['PO Box 212', 'Hudson, NY 12534']],
  [
    'an address in Germany',
    { country: 'DE', line1: 'Lindenallee 14', city: 'Berlin', state: '', postcode: '14050' },
    ['Lindenallee 14', '14050 Berlin'],
  ],
  [
    'an address in London',
    { country: 'GB', line1: '10 Warren Street', city: 'London', state: '', postcode: 'W1T 5LD' },
    ['10 Warren Street', 'London, W1T 5LD'],
  ],
  [
    'an address in Ireland',
    { country: 'IE', line1: '3 Quay Street', city: 'Galway', state: 'Galway', postcode: 'H91 X3T5' },
    ['3 Quay Street', 'Galway, Galway, H91 X3T5'],
  ],
])('formats %s', (_, changes, expected) => expect(lines(changes)).toEqual(expected))

test('returns the name as the first line and the country in the reader’s language as the last line', () => {
  expect(postalLines({ ...parts, country: 'DE' }, 'en-GB').at(0)).toBe('Marianne Hale')
  expect(postalLines({ ...parts, country: 'DE' }, 'en-GB').at(-1)).toBe('Germany')
})
