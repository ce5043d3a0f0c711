import { describe, expect, test } from 'vitest'
import {
  addressSchema,
  createAddressSchema,
  isPostcode,
  readForm,
  savedAddressSchema,
  splitStreet,
} from './index.ts'

const address = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'US',
  line1: '212 Warren Street',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
}
const problems = (more: Record<string, string>, schema: Parameters<typeof readForm>[0] = addressSchema) => {
  const result = readForm(schema, Object.entries({ ...address, ...more }))
  return result.ok ? {} : result.problems
}

test('requires country, names, street, city, state, postcode and phone', () => {
  const result = readForm(addressSchema, [['country', 'US']])
  expect(result.ok ? {} : result.problems).toEqual({
    firstName: 'required',
    lastName: 'required',
    line1: 'required',
    city: 'required',
    state: 'required',
    postcode: 'required',
    phone: 'required',
  })
  expect(problems({ country: '' })).toEqual({ country: 'country' })
})

test.each([
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'poBox',
  'militaryUnit',
  'militaryBox',
  'city',
  'postcode',
  'phone',
  'instructions',
])('accepts at most a hundred characters for %s', (field) => {
  expect(problems({ [field]: 'x'.repeat(101) })).toMatchObject({ [field]: 'too-long' })
})

describe('a PO box', () => {
  test.each(['PO Box 212', 'P.O. Box 212A', 'p o box 7', 'Post Office Box 7', 'Box 7', '#7', '7'])(
    'accepts the PO box %j, and requires no street',
    (poBox) => expect(problems({ poBox, line1: '' })).toEqual({}),
  )
  test.each(['PO Box', 'the box', 'Box seven', '7 Box', 'my PO Box 7', 'PO Box 7 left'])(
    'refuses the PO box %j',
    (poBox) => expect(problems({ poBox })).toEqual({ poBox: 'po-box' }),
  )
})

describe('military mail', () => {
  const apo = {
    addressType: 'APO/FPO',
    line1: '',
    city: 'APO',
    state: 'AE',
    postcode: '09366',
    militaryUnit: 'Unit 2050',
    militaryBox: 'Box 4190',
  }
  test('requires a unit and a box instead of a street for military mail', () => {
    expect(problems(apo)).toEqual({})
    expect(problems({ ...apo, militaryUnit: '', militaryBox: '' })).toEqual({
      militaryUnit: 'required',
      militaryBox: 'required',
    })
  })
  test.each(['APO', 'fpo', 'DPO'])('accepts the military city %s', (city) =>
    expect(problems({ ...apo, city })).toEqual({}),
  )
  test.each(['AA', 'AE', 'AP', 'Armed Forces Europe'])('accepts the military state %s', (state) =>
    expect(problems({ ...apo, state })).toEqual({}),
  )
  test.each([
    { city: 'Hudson' },
    { city: 'XAPO' },
    { city: 'APOX' },
    { country: 'CA', state: 'ON', postcode: 'K1A 0B1' },
  ])(
    'refuses military mail to a city other than APO, FPO and DPO, and to a country other than the United States: %j',
    (more) => expect(problems({ ...apo, ...more })).toEqual({ city: 'military' }),
  )
  test.each([
    ['', 'required'],
    ['NY', 'state'],
    ['Nowhere', 'state'],
  ])('reports a missing or wrong state only at the state field: %j', (state, problem) =>
    expect(problems({ ...apo, state })).toEqual({ state: problem }),
  )
  test('refuses an address type other than “Home/Work” and “APO/FPO”', () => {
    expect(problems({ addressType: 'Home/Work' })).toEqual({})
    expect(problems({ addressType: 'Moon' })).toEqual({ addressType: 'choice' })
  })
})

test.each([
  ['m5h3y2', 'M5H 3Y2'],
  ['M5H3Y2', 'M5H 3Y2'],
  ['m5h 3y2', 'M5H 3Y2'],
])('formats the Canadian postcode %s with a space and in capitals', (postcode, written) => {
  const typed = { ...address, country: 'CA', state: 'ON', postcode }
  expect(readForm(addressSchema, Object.entries(typed))).toMatchObject({ value: { postcode: written } })
})

test.each(['M5H-3Y2', 'M5H3Y', 'MM5H3Y2', '5M3H2Y'])('refuses the Canadian postcode %s', (postcode) => {
  const typed = { ...address, country: 'CA', state: 'ON', postcode }
  expect(readForm(addressSchema, Object.entries(typed))).toMatchObject({
    problems: { postcode: 'postcode-canada' },
  })
})

test('returns a British postcode in capitals, without adding a space', () => {
  const typed = { ...address, country: 'GB', state: '', postcode: 'w1t5ld' }
  expect(readForm(addressSchema, Object.entries(typed))).toMatchObject({ value: { postcode: 'W1T5LD' } })
})

test('returns a postcode in capitals', () => {
  const typed = { ...address, country: 'CA', state: 'ON', postcode: 'k1a 0b1' }
  expect(readForm(addressSchema, Object.entries(typed))).toMatchObject({ value: { postcode: 'K1A 0B1' } })
})

test('requires an address name for an address that is saved to the address book', () => {
  expect(problems({}, savedAddressSchema)).toEqual({ addressName: 'required' })
  const saved = readForm(savedAddressSchema, Object.entries({ ...address, addressName: 'Studio' }))
  expect(saved).toMatchObject({ ok: true, value: { addressName: 'Studio', city: 'Hudson' } })
})

test('lists problems in the order of the posted fields', () => {
  const fields = ['addressName', 'firstName', 'lastName', 'line1', 'city', 'state', 'postcode']
  const posted: [string, string][] = [
    ['country', 'US'],
    ...fields.map((name): [string, string] => [name, '']),
  ]
  const result = readForm(savedAddressSchema, posted)
  expect(result.ok ? [] : Object.keys(result.problems)).toEqual([...fields, 'phone'])
})

test('passes the country to a site’s own phone check', () => {
  const calls: unknown[] = []
  const form = createAddressSchema({
    isPhone: (...args) => {
      calls.push(args)
      return false
    },
  })
  expect(problems({}, form)).toEqual({ phone: 'phone' })
  expect(calls).toEqual([['(518) 555-0142', 'US']])
})

test.each([
  ['1234567', true],
  ['123456', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+49 30 (123) 45.67-8', true],
  ['++49 30 1234567', false],
  ['49+301234567', false],
  ['1234567x', false],
  ['x1234567', false],
])('reads the phone number %j: %s', (phone, valid) =>
  expect(problems({ phone })).toEqual(valid ? {} : { phone: 'phone' }),
)

test('replaces typographic characters in a pasted phone number by their keyboard equivalents', () => {
  const typed = '+1\u00A0(518)\u202F555\u20110１４2'
  const result = readForm(addressSchema, Object.entries({ ...address, phone: typed }))
  expect(result).toMatchObject({ ok: true, value: { phone: '+1 (518) 555-0142' } })
})

test.each([
  ['US', '12534', true],
  ['US', '12534-0142', true],
  ['US', '1253', false],
  ['US', '125345', false],
  ['US', '12534-014', false],
  ['US', '12534-01422', false],
  ['US', 'x12534', false],
  ['US', '12534x', false],
  ['CA', 'K1A 0B1', true],
  ['CA', 'k1a 0b1', true],
  ['CA', 'K1A-0B1', false],
  ['CA', 'K1A0B1', false],
  ['CA', 'XK1A 0B1', false],
  ['CA', 'K1A 0B1X', false],
  ['CA', '11A 0B1', false],
  ['CA', 'KAA 0B1', false],
  ['CA', 'K11 0B1', false],
  ['CA', 'K1A BB1', false],
  ['CA', 'K1A 001', false],
  ['CA', 'K1A 0BB', false],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'M11AE', true],
  ['GB', 'EC1A1BB', true],
  ['GB', '1W1A 1AA', false],
  ['GB', 'SWW1 1AA', false],
  ['GB', 'SW1A 1A', false],
  ['GB', 'SW1A 1AAA', false],
  ['GB', 'SW1A XAA', false],
  ['GB', 'xSW1A 1AA', false],
  ['AU', '3000', true],
  ['AU', '300', false],
  ['AU', '30000', false],
  ['AU', 'x3000', false],
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['DE', '101155', false],
  ['DE', 'D10115', false],
  ['FR', '75001', true],
  ['FR', '7500', false],
  ['FR', '750011', false],
  ['FR', 'F75001', false],
  ['IE', 'D02 AF30', true],
  ['IE', 'D02AF30', true],
  ['IE', 'D6W XY00', false],
  ['IE', '102 AF30', false],
  ['IE', 'D02 AF3', false],
  ['IE', 'D02 AF3000', false],
  ['IE', 'XD02 AF30', false],
  ['NL', '1012 AB', true],
  ['NL', '1012ab', true],
  ['NL', '101 AB', false],
  ['NL', '1012 A', false],
  ['NL', '1012 ABC', false],
  ['NL', 'x1012 AB', false],
  ['ES', '28001', true],
  ['ES', '2800', false],
  ['ES', '280011', false],
  ['ES', 'E28001', false],
  ['IT', '00118', true],
  ['IT', '0011', false],
  ['IT', '001188', false],
  ['IT', 'I00118', false],
] as const)('checks a postcode in %s, %j: %s', (country, postcode, valid) =>
  expect(isPostcode(country, postcode)).toBe(valid),
)

test.each([
  ['212 Warren Street', { number: '212', name: 'Warren Street' }],
  ['212, Warren Street', { number: '212', name: 'Warren Street' }],
  ['212  Warren Street', { number: '212', name: 'Warren Street' }],
  ['12b/4-6 High St', { number: '12b/4-6', name: 'High St' }],
  ['Invalidenstraße 44', { number: '44', name: 'Invalidenstraße' }],
  ['Invalidenstraße 44 a', { number: '44 a', name: 'Invalidenstraße' }],
  ['Via Roma, 7', { number: '7', name: 'Via Roma' }],
  ['Rue 12b-14', { number: '12b-14', name: 'Rue' }],
  ['Warren Street', undefined],
  ['212', undefined],
  ['Street44', undefined],
  ['', undefined],
])('splits the street line %j into %j', (line, parts) => expect(splitStreet(line)).toEqual(parts))
