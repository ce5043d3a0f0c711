import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

const execute = async (query: string, variables: object = {}) => {
  const { body } = await shop.graphql(await shop.service(), query, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data
}

const signUp = `mutation ($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) {
  customer { id version email isEmailVerified externalId customerGroup { key } addresses { id key } defaultShippingAddressId }
  cart { id customerId anonymousId } } }`
const signIn = `mutation ($draft: CustomerSignInDraft!) { customerSignIn(draft: $draft) {
  customer { id } cart { id customerId lineItems { quantity } } } }`

const aCustomer = async (email: string, more: object = {}) =>
  (await execute(signUp, { draft: { email, password: 'First-Pass-1', ...more } })).customerSignUp

describe('an account created by a service', () => {
  it('creates an account with the given group, address, verified email and guest cart', async () => {
    const cart = await shop.newCart(await shop.anonymous())
    const made = await aCustomer('desk@example.com', {
      isEmailVerified: true,
      externalId: 'crm-1',
      customerGroup: { key: 'trade' },
      addresses: [{ country: 'US', key: 'desk' }],
      defaultShippingAddress: 0,
      anonymousCart: { typeId: 'cart', id: cart.id },
    })
    expect(made.customer).toMatchObject({
      isEmailVerified: true,
      externalId: 'crm-1',
      customerGroup: { key: 'trade' },
      defaultShippingAddressId: made.customer.addresses[0].id,
    })
    expect(made.cart).toEqual({ id: cart.id, customerId: made.customer.id, anonymousId: null })
  })

  it('rejects an account whose group is unknown or whose cart belongs to a customer', async () => {
    const draft = { email: 'unknown@example.com', password: 'First-Pass-1' }
    const service = await shop.service()
    const group = await shop.graphql(service, signUp, { draft: { ...draft, customerGroup: { key: 'gone' } } })
    expect(group.body.errors[0].extensions).toEqual({
      code: 'ReferencedResourceNotFound',
      typeId: 'customer-group',
      key: 'gone',
    })
    const owned = await shop.newCart(await shop.customer('customer@example.com'))
    const cart = await shop.graphql(service, signUp, { draft: { ...draft, anonymousCart: { id: owned.id } } })
    expect(cart.body.errors[0].extensions).toMatchObject({
      code: 'ReferencedResourceNotFound',
      typeId: 'cart',
    })
  })

  it('signs a customer in and gives them the cart of an anonymous id; refuses a wrong password', async () => {
    const { customer } = await aCustomer('returning@example.com')
    const token = await shop.oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' })
    const anonymousId = /anonymous_id:(\S+)/.exec(token.body.scope)?.[1]
    const cart = await shop.newCart(token.body.access_token)
    const draft = { email: 'RETURNING@example.com', password: 'First-Pass-1', anonymousId }
    const { customerSignIn } = await execute(signIn, {
      draft: { ...draft, anonymousCartSignInMode: 'UseAsNewActiveCustomerCart' },
    })
    expect(customerSignIn).toMatchObject({ customer: { id: customer.id }, cart: { id: cart.id } })
    const { body } = await shop.graphql(await shop.service(), signIn, { draft: { ...draft, password: 'no' } })
    expect(body.errors[0].extensions).toEqual({ code: 'InvalidCredentials' })
  })

  it('finds an account by predicates and by key, and deletes it', async () => {
    const { customer } = await aCustomer('findable@example.com', { key: 'findable', firstName: 'Wren' })
    const find = 'query ($where: String) { customers(where: $where, limit: 1) { total results { id } } }'
    for (const where of [
      'lowercaseEmail="findable@example.com"',
      'email="findable@example.com" and firstName="Wren"',
      `id="${customer.id}" and isEmailVerified=false`,
    ])
      expect((await execute(find, { where })).customers, where).toEqual({
        total: 1,
        results: [{ id: customer.id }],
      })
    const remove = `mutation ($version: Long!) { deleteCustomer(key: "findable", version: $version) { id } }`
    const session = await shop.customer('findable@example.com', 'First-Pass-1')
    expect((await shop.run(session, 'getMyCustomer')).status).toBe(200)
    await execute(remove, { version: 1 })
    expect(await execute('{ customer(key: "findable") { id } }')).toEqual({ customer: null })
    expect((await shop.run(session, 'getMyCustomer')).status).toBe(401)
  })
})

describe('an email address', () => {
  const create = `mutation ($id: String!, $ttl: Int!) { customerCreateEmailVerificationToken(id: $id, ttlMinutes: $ttl) {
    value customerId expiresAt invalidateOlderTokens } }`
  const confirm = `mutation ($value: String!) { customerConfirmEmail(tokenValue: $value) { id isEmailVerified version } }`
  const confirmMine = `mutation ($value: String!) { customerConfirmMyEmail(tokenValue: $value) { isEmailVerified } }`
  const tokenFor = async (id: string, ttl = 60) =>
    (await execute(create, { id, ttl })).customerCreateEmailVerificationToken.value

  it('verifies an email address with a token that works once', async () => {
    const { customer } = await aCustomer('verify@example.com')
    const value = await tokenFor(customer.id)
    const holder = 'query ($value: String) { customer(emailToken: $value) { id } }'
    expect((await execute(holder, { value })).customer.id).toBe(customer.id)
    expect((await execute(confirm, { value })).customerConfirmEmail).toEqual({
      id: customer.id,
      isEmailVerified: true,
      version: 2,
    })
    const again = await shop.graphql(await shop.service(), confirm, { value })
    expect(again.body.errors[0].extensions.code).toBe('ResourceNotFound')
  })

  it('verifies an email address only for its own customer, and not with an expired token', async () => {
    const { customer } = await aCustomer('mine@example.com')
    await aCustomer('theirs@example.com')
    const value = await tokenFor(customer.id)
    const theirs = await shop.customer('theirs@example.com', 'First-Pass-1')
    const refused = await shop.graphql(theirs, confirmMine, { value })
    expect(refused.body.errors[0].extensions.code).toBe('ResourceNotFound')
    const mine = await shop.customer('mine@example.com', 'First-Pass-1')
    const done = await shop.graphql(mine, confirmMine, { value })
    expect(done.body.data.customerConfirmMyEmail).toEqual({ isEmailVerified: true })
    const expired = await shop.graphql(mine, confirmMine, { value: await tokenFor(customer.id, 0) })
    expect(expired.body.errors[0].extensions.code).toBe('ExpiredCustomerEmailToken')
  })

  it('rejects a confirmation token that was created before the email address changed', async () => {
    const { customer } = await aCustomer('old@example.com')
    const value = await tokenFor(customer.id)
    const change = `mutation ($id: String!) { updateCustomer(id: $id, version: 1,
      actions: [{ changeEmail: { email: "new@example.com" } }]) { isEmailVerified email } }`
    expect((await execute(change, { id: customer.id })).updateCustomer).toEqual({
      isEmailVerified: false,
      email: 'new@example.com',
    })
    const { body } = await shop.graphql(await shop.service(), confirm, { value })
    expect(body.errors[0].extensions.code).toBe('ResourceNotFound')
  })
})

describe('a password changed by a service', () => {
  it('requires the current password when a service changes a password', async () => {
    const { customer } = await aCustomer('changed@example.com')
    const change = `mutation ($id: String!, $old: String!) { customerChangePassword(id: $id, version: 1,
      currentPassword: $old, newPassword: "Second-Pass-2") { version } }`
    const wrong = await shop.graphql(await shop.service(), change, { id: customer.id, old: 'no' })
    expect(wrong.body.errors[0].extensions).toEqual({ code: 'InvalidCurrentPassword' })
    expect(
      (await execute(change, { id: customer.id, old: 'First-Pass-1' })).customerChangePassword.version,
    ).toBe(2)
  })
})
