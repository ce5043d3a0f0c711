import { expect, test } from 'vitest'
import { type DeliveryPlace, verifyDeliveryPlace } from './verifyDeliveryPlace.ts'

const aPlace = (more: Partial<DeliveryPlace> = {}): DeliveryPlace => ({
  country: 'US',
  line1: '212 Warren Street',
  line2: '',
  poBox: '',
  militaryUnit: '',
  militaryBox: '',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  ...more,
})

test('verifies a well-formed address in each country', () => {
  for (const more of [
    {},
    { country: 'CA', state: 'ON', postcode: 'M5V 2T6', city: 'Toronto' },
    { country: 'GB', state: '', postcode: 'SW1A 1AA', city: 'London' },
    { country: 'AU', state: 'ACT', postcode: '2600', city: 'Canberra' },
    { country: 'NL', state: '', postcode: '1012 AB', city: 'Amsterdam' },
    { country: 'DE', state: '', postcode: '10115', city: 'Berlin' },
    { line1: '', poBox: 'PO Box 12' },
    {
      line1: '',
      militaryUnit: 'Unit 2050',
      militaryBox: '4190',
      city: 'APO',
      state: 'AP',
      postcode: '96278',
    },
  ] satisfies Partial<DeliveryPlace>[])
    expect([more, verifyDeliveryPlace(aPlace(more))]).toEqual([more, { kind: 'verified' }])
})

test.each([
  [{ country: 'GB', state: '', postcode: 'SW1A1AA' }, { postcode: 'SW1A 1AA' }],
  [{ country: 'NL', state: '', postcode: '1012AB' }, { postcode: '1012 AB' }],
  [{ country: 'IE', state: '', postcode: 'D02AF30' }, { postcode: 'D02 AF30' }],
  [
    { city: 'HUDSON', line1: '212 warren street' },
    { city: 'Hudson', line1: '212 Warren Street' },
  ],
  [{ state: 'CA' }, { state: 'NY' }],
  [{ country: 'CA', postcode: 'M5V 2T6', state: 'QC' }, { state: 'ON' }],
] satisfies [Partial<DeliveryPlace>, Partial<DeliveryPlace>][])(
  'suggests a correction for the typed address %o: %o',
  (typed, meant) => {
    expect(verifyDeliveryPlace(aPlace(typed))).toEqual({
      kind: 'suggestion',
      place: aPlace({ ...typed, ...meant }),
    })
  },
)

test.each([
  [{ postcode: '00012' }],
  [{ line1: '212 !' }],
  [{ city: '12' }],
  [{ country: 'CA', postcode: 'D1A 1A1', state: 'ON' }],
  [{ country: 'CA', postcode: 'X1A 1A1', state: 'ON' }],
] satisfies [Partial<DeliveryPlace>][])('finds no match for the typed address %o', (typed) => {
  expect(verifyDeliveryPlace(aPlace(typed))).toEqual({ kind: 'unmatched' })
})

test('suggests no correction for street and city names with a capital inside a word', () => {
  expect(verifyDeliveryPlace(aPlace({ line1: '4 rue McArthur', city: 'McAllen' }))).toEqual({
    kind: 'verified',
  })
})
