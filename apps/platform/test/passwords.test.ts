import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

const createToken = `mutation ($email: String!, $ttl: Int) {
  customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttl) { value customerId expiresAt } }`
const reset = `mutation ($value: String!, $password: String!) {
  customerResetMyPassword(tokenValue: $value, newPassword: $password) { id email } }`
const change = `mutation ($version: Long!, $old: String!, $password: String!) {
  customerChangeMyPassword(version: $version, currentPassword: $old, newPassword: $password) { id version } }`

const signUp = async (email: string) => {
  await shop.execute(await shop.anonymous(), 'customerSignMeUp', {
    draft: { email, password: 'First-Pass-1' },
  })
  return shop.customer(email, 'First-Pass-1')
}

describe('a forgotten password', () => {
  it('resets a forgotten password with a token that works only once, and ends all sessions of the customer', async () => {
    const email = 'forgetful@example.com'
    const session = await signUp(email)
    expect((await shop.run(session, 'getMyCustomer')).status).toBe(200)
    const created = await shop.graphql(await shop.service(), createToken, { email: email.toUpperCase() })
    const { value } = created.body.data.customerCreatePasswordResetToken
    const guest = await shop.anonymous()
    const done = await shop.graphql(guest, reset, { value, password: 'Second-Pass-2' })
    expect(done.body.data.customerResetMyPassword.email).toBe(email)
    expect((await shop.run(session, 'getMyCustomer')).status).toBe(401)
    expect(await shop.customer(email, 'Second-Pass-2')).toEqual(expect.any(String))
    const again = await shop.graphql(guest, reset, { value, password: 'Third-Pass-3' })
    expect(again.body.errors[0].extensions.code).toBe('ResourceNotFound')
  })

  it('does not reset a forgotten password with an expired token', async () => {
    const email = 'late@example.com'
    await signUp(email)
    const created = await shop.graphql(await shop.service(), createToken, { email, ttl: 0 })
    const { value } = created.body.data.customerCreatePasswordResetToken
    const { body } = await shop.graphql(await shop.anonymous(), reset, { value, password: 'Second-Pass-2' })
    expect(body.errors[0].extensions.code).toBe('ExpiredCustomerPasswordToken')
  })

  it('lets only a service create the token that resets a forgotten password', async () => {
    const { body } = await shop.graphql(await shop.anonymous(), createToken, {
      email: 'customer@example.com',
    })
    expect(body.errors[0].extensions.code).toBe('insufficient_scope')
  })
})

describe('a known password', () => {
  it('changes a password when the request has the current password, and ends all sessions of the customer', async () => {
    const email = 'careful@example.com'
    const session = await signUp(email)
    const wrong = await shop.graphql(session, change, { version: 1, old: 'nope', password: 'Second-Pass-2' })
    expect(wrong.body.errors[0].extensions.code).toBe('InvalidCurrentPassword')
    const right = await shop.graphql(session, change, {
      version: 1,
      old: 'First-Pass-1',
      password: 'Second-Pass-2',
    })
    expect((await shop.run(session, 'getMyCustomer')).status).toBe(401)
    expect(right.body.data.customerChangeMyPassword.version).toBe(2)
    expect(await shop.customer(email, 'Second-Pass-2')).toEqual(expect.any(String))
  })
})
