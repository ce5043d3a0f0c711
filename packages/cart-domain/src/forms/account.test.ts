import { describe, expect, test } from 'vitest'
import {
  agreementSchema,
  contactSchema,
  emailOptionSchema,
  forgottenPasswordSchema,
  loginSchema,
  newsletterSchema,
  passwordResetSchema,
  passwordRules,
  profileSchema,
  readForm,
  registrationSchema,
  tradeApplicationSchema,
} from './index.ts'

const tried = (schema: Parameters<typeof readForm>[0], fields: Record<string, unknown>) => {
  const result = readForm(schema, Object.entries(fields))
  return result.ok ? result.value : result.problems
}
const person = { firstName: 'Ada', lastName: 'Fern', email: 'ada@example.com' }
const twice = (password: string) => ({ password, passwordAgain: password })

describe('registration', () => {
  test('requires every field', () => {
    expect(tried(registrationSchema, {})).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      passwordAgain: 'required',
    })
    expect(
      tried(registrationSchema, { ...person, password: 'Good-Pass-1', passwordAgain: '' }),
    ).toMatchObject({
      passwordAgain: 'required',
    })
  })
  test('requires the same password twice in a registration', () => {
    expect(
      tried(registrationSchema, { ...person, password: 'Good-Pass-1', passwordAgain: 'Good-Pass-2' }),
    ).toEqual({
      passwordAgain: 'password-mismatch',
    })
  })
  test.each([
    ['Aa1!aaaa', undefined],
    ['Aa1!aaa', 'password-rules'],
    ['Aa1!aaaaaaaaaaaaaaaa', undefined],
    ['Aa1!aaaaaaaaaaaaaaaaa', 'too-long'],
    [`Aa1!${'a'.repeat(97)}`, 'too-long'],
    ['Aa1!aa\u0000a', 'characters'],
    ['Aa1!aaa\uD800', 'characters'],
    [' Aa1 aaa ', undefined],
  ])('validates the password %j: %s', (password, problem) => {
    const result = tried(registrationSchema, { ...person, ...twice(password) })
    expect(result).toEqual(
      problem ? expect.objectContaining({ password: problem }) : { ...person, ...twice(password) },
    )
  })
  test('treats composed and decomposed Unicode letters as the same when the password is repeated', () => {
    const decomposed = 'Pa\u0308sswort-1'
    expect(
      tried(registrationSchema, { ...person, password: 'P\u00e4sswort-1', passwordAgain: decomposed }),
    ).toMatchObject({
      password: 'P\u00e4sswort-1',
    })
    expect(
      tried(registrationSchema, { ...person, password: decomposed, passwordAgain: 'P\u00e4sswort-1' }),
    ).toMatchObject({
      password: 'P\u00e4sswort-1',
    })
  })
})

test('checks each rule of a password separately', () => {
  const kept = (value: string) =>
    Object.entries(passwordRules)
      .filter(([, keeps]) => keeps(value))
      .map(([name]) => name)
  expect(kept('')).toEqual([])
  expect(kept('aaaaaaa')).toEqual(['lowercase'])
  expect(kept('aaaaaaaa')).toEqual(['length', 'lowercase'])
  expect(kept('A')).toEqual(['uppercase'])
  expect(kept('1')).toEqual(['number'])
  expect(kept('é')).toEqual(['special'])
})

test('keeps the spaces of a login password, and refuses a login password only when it is empty or too long', () => {
  expect(tried(loginSchema, { email: ' Ada@Example.com ', password: ' x ' })).toEqual({
    email: 'ada@example.com',
    password: ' x ',
  })
  expect(tried(loginSchema, { email: 'ada', password: '' })).toEqual({ email: 'email', password: 'required' })
  expect(tried(loginSchema, {})).toEqual({ email: 'required', password: 'required' })
  expect(tried(loginSchema, { email: 'ada@example.com', password: 'x'.repeat(101) })).toEqual({
    password: 'too-long',
  })
})

test('requires a valid email address to reset a forgotten password, and removes invisible characters from the address', () => {
  expect(tried(forgottenPasswordSchema, { email: '\u202eada@example.com\u0000' })).toEqual({
    email: 'ada@example.com',
  })
  expect(tried(forgottenPasswordSchema, { email: 'nope' })).toEqual({ email: 'email' })
  expect(tried(forgottenPasswordSchema, {})).toEqual({ email: 'required' })
})

test('requires the token, the new password and its repetition for a password reset', () => {
  expect(tried(passwordResetSchema, { token: 't', ...twice('Good-Pass-1') })).toEqual({
    token: 't',
    ...twice('Good-Pass-1'),
  })
  expect(tried(passwordResetSchema, { token: '', password: 'Good-Pass-1', passwordAgain: 'x' })).toEqual({
    token: 'required',
    passwordAgain: 'password-mismatch',
  })
  expect(tried(passwordResetSchema, { token: 't', ...twice('bad') })).toEqual({ password: 'password-rules' })
  expect(tried(passwordResetSchema, {})).toEqual({
    token: 'required',
    password: 'required',
    passwordAgain: 'required',
  })
})

test('requires the same email address twice in the contact form, ignoring upper and lower case', () => {
  expect(tried(contactSchema, { email: 'ada@example.com', emailAgain: 'ADA@example.com' })).toEqual({
    email: 'ada@example.com',
    emailAgain: 'ada@example.com',
  })
  expect(tried(contactSchema, { email: 'ada@example.com' })).toEqual({ emailAgain: 'required' })
  expect(tried(contactSchema, { email: 'ada@example.com', emailAgain: 'eve@example.com' })).toEqual({
    emailAgain: 'email-mismatch',
  })
})

describe('a profile', () => {
  test('requires names and email in a profile; a phone number is optional but must be valid', () => {
    expect(tried(profileSchema, person)).toEqual({ ...person, phone: '' })
    expect(tried(profileSchema, { ...person, phone: '+1 518 555 0142' })).toMatchObject({
      phone: '+1 518 555 0142',
    })
    expect(tried(profileSchema, { ...person, phone: '12' })).toEqual({ phone: 'phone' })
    expect(tried(profileSchema, {})).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
    })
  })
  test.each([
    ['X', 'too-short'],
    ['Al', undefined],
    ["D'Arcy-Nuñez Jr.", undefined],
    ['D’Arcy', undefined],
    ['A<b', 'special-characters'],
    ['Ada1', 'special-characters'],
    ['--', 'special-characters'],
    ['. .', 'special-characters'],
    ['李小龍', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'too-long'],
  ])('validates the name %j: %s', (firstName, problem) => {
    expect(tried(profileSchema, { ...person, firstName })).toEqual(
      problem ? { firstName: problem } : { ...person, firstName, phone: '' },
    )
  })
})

test.each([
  ['', undefined],
  ['studio.example', undefined],
  ['https://www.müller-stoffe.example/about?x=1', undefined],
  ['javascript:alert(1)', 'website'],
  ['//evil.example', 'website'],
  ['http://x y', 'website'],
  ['studio', 'website'],
])('validates the website %j of a trade application: %s', (website, problem) => {
  const application = { company: 'Fen Ltd', resaleNumber: 'GB 1', website }
  expect(tried(tradeApplicationSchema, application)).toEqual(problem ? { website: problem } : application)
})

test.each(['weekly', 'monthly', 'none'])('accepts the email option %s', (emailOption) => {
  expect(tried(emailOptionSchema, { emailOption })).toEqual({ emailOption })
})

test('requires a full name, an email address, an email option and the agreement for the newsletter', () => {
  const whole = { fullName: 'Ada Fern', email: 'ada@example.com', emailOption: 'weekly', agreement: 'on' }
  expect(tried(newsletterSchema, whole)).toEqual({ ...whole, agreement: true })
  expect(tried(newsletterSchema, {})).toEqual({
    fullName: 'required',
    email: 'required',
    emailOption: 'required',
    agreement: 'agreement',
  })
  expect(tried(emailOptionSchema, { emailOption: 'daily' })).toEqual({ emailOption: 'choice' })
})

test('accepts an agreement only with the value “on” or “true”', () => {
  expect(tried(agreementSchema, { agreement: 'on' })).toEqual({ agreement: true })
  expect(tried(agreementSchema, { agreement: 'true' })).toEqual({ agreement: true })
  for (const agreement of ['', 'off', 'false'])
    expect(tried(agreementSchema, { agreement })).toEqual({ agreement: 'agreement' })
})
