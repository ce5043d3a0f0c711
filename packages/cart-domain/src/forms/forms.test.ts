import { describe, expect, test } from 'vitest'
import {
  addressSchema,
  contactSchema,
  loginSchema,
  readForm,
  registrationSchema,
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
const problemsOf = (more: Record<string, string>) => {
  const result = readForm(addressSchema, Object.entries({ ...address, ...more }))
  return result.ok ? {} : result.problems
}

describe('the address form', () => {
  test('accepts a complete address and fills optional fields with empty texts', () => {
    expect(readForm(addressSchema, Object.entries(address))).toEqual({
      ok: true,
      value: {
        ...address,
        company: '',
        line2: '',
        addressType: 'Home/Work',
        poBox: '',
        militaryUnit: '',
        militaryBox: '',
        instructions: '',
      },
    })
  })
  test.each([
    ['firstName', 'M', 'too-short'],
    ['firstName', 'M@rianne', 'special-characters'],
    ['lastName', '', 'required'],
    ['city', '', 'required'],
    ['state', '', 'required'],
    ['state', 'Ontario', 'state'],
    ['line1', 'Warren Street', 'street-number'],
    ['postcode', 'ABC', 'postcode'],
    ['phone', '12', 'phone'],
    ['phone', 'call me', 'phone'],
    ['country', 'XX', 'country'],
    ['city', 'x'.repeat(101), 'too-long'],
  ])('in the field %s, refuses the value %j with the problem %s', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: problem })
  })
  test('accepts Canadian postcodes with a space, and refuses them with a hyphen', () => {
    expect(problemsOf({ country: 'CA', state: 'ON', postcode: 'k1a 0b1' })).toEqual({})
    expect(problemsOf({ country: 'CA', state: 'ON', postcode: 'K1A-0B1' })).toEqual({
      postcode: 'postcode-canada',
    })
  })
  test('accepts a state by its name and returns its code', () => {
    const result = readForm(addressSchema, Object.entries({ ...address, state: 'New York' }))
    expect(result.ok ? result.value.state : undefined).toBe('NY')
  })
  test('requires no state in countries whose addresses have no states', () => {
    expect(problemsOf({ country: 'DE', state: '', postcode: '10115', line1: 'Invalidenstraße 44' })).toEqual(
      {},
    )
  })
  test('returns the typed values when a field is refused', () => {
    const result = readForm(addressSchema, Object.entries({ ...address, city: '' }))
    expect(result.ok ? {} : result.values).toMatchObject({ firstName: 'Marianne', postcode: '12534' })
  })
})

test('splits a street line into number and name, in either order', () => {
  expect(splitStreet('212 Warren Street')).toEqual({ number: '212', name: 'Warren Street' })
  expect(splitStreet('Invalidenstraße 44')).toEqual({ number: '44', name: 'Invalidenstraße' })
  expect(splitStreet('Warren Street')).toBeUndefined()
})

test('requires the same email twice in the contact form', () => {
  const result = readForm(
    contactSchema,
    Object.entries({ email: 'a@example.com', emailAgain: 'b@example.com' }),
  )
  expect(result.ok ? {} : result.problems).toEqual({ emailAgain: 'email-mismatch' })
})

test.each(['Selvedge-2026', 'aB3$efgh'])('accepts the password %j', (password) => {
  const form = {
    firstName: 'Ada',
    lastName: 'Hale',
    email: 'ada@example.com',
    password,
    passwordAgain: password,
  }
  expect(readForm(registrationSchema, Object.entries(form)).ok).toBe(true)
})

test.each(['short1$', 'nouppercase1$', 'NOLOWERCASE1$', 'NoNumber$$', 'NoSpecial123'])(
  'refuses the password %j',
  (password) => {
    const form = {
      firstName: 'Ada',
      lastName: 'Hale',
      email: 'ada@example.com',
      password,
      passwordAgain: password,
    }
    const result = readForm(registrationSchema, Object.entries(form))
    expect(result.ok ? {} : result.problems).toEqual({ password: 'password-rules' })
  },
)

test('returns no password from a failed form', () => {
  const result = readForm(loginSchema, Object.entries({ email: '', password: 'Selvedge-2026' }))
  expect(result.ok ? {} : result.values).toEqual({ email: '' })
})

test('accepts fields named like object prototype members', () => {
  const result = readForm(loginSchema, [
    ['__proto__', 'x'],
    ['email', 'a@example.com'],
    ['password', 'y'],
  ])
  expect(result).toEqual({ ok: true, value: { email: 'a@example.com', password: 'y' } })
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})
