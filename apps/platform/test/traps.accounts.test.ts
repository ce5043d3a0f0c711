import { describe, expect, it } from 'vitest'
import { shop, sku } from './shop.ts'

const password = 'First-Pass-1'

const signUp = async (email: string) => {
  const draft = { email, password }
  await shop.execute(await shop.anonymous(), 'customerSignMeUp', { draft })
  return draft
}

/**
 * Common mistakes of commercetools clients with identity, errors and queries. The platform must behave like
 * commercetools.
 */
describe('the platform', () => {
  it('4. keeps the greater of a line’s two quantities, not their sum, when a guest’s cart is merged at sign-in', async () => {
    const { email } = await signUp('trap-4@example.com')
    await shop.newCart(await shop.customer(email, password), { lineItems: [{ sku, quantity: 3 }] })
    const guest = await shop.anonymous()
    await shop.newCart(guest, { lineItems: [{ sku, quantity: 2 }] })
    await shop.execute(guest, 'customerSignMeIn', { draft: { email, password } })
    const { me } = await shop.execute(await shop.customer(email, password), 'getActiveCart')
    expect(me.activeCart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([3])
  })

  it('5. returns no tokens from the sign-in mutation, and no new refresh token when a token is refreshed', async () => {
    const { email } = await signUp('trap-5@example.com')
    const response = await shop.graphql(
      await shop.anonymous(),
      `mutation ($draft: CustomerSignMeInDraft!) { customerSignMeIn(draft: $draft) { customer { id } accessToken } }`,
      { draft: { email, password } },
    )
    expect(response.status).toBe(400)
    const login = { grant_type: 'password', username: email, password }
    const { body } = await shop.oauth('selvedge/customers/token', login)
    const again = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    for (const _ of [1, 2]) {
      const refreshed = await shop.oauth('token', again)
      expect(refreshed.status).toBe(200)
      expect(Object.keys(refreshed.body).sort()).toEqual([
        'access_token',
        'expires_in',
        'scope',
        'token_type',
      ])
    }
    const service = await shop.oauth('token', { grant_type: 'client_credentials' })
    expect(service.body).not.toHaveProperty('refresh_token')
  })

  it('6. returns 400 for a wrong password at the token endpoint, and another error code from the mutation', async () => {
    const login = { grant_type: 'password', username: 'customer@example.com', password: 'wrong' }
    const { status, body } = await shop.oauth('selvedge/customers/token', login)
    expect(status).toBe(400)
    expect(body).toEqual({
      statusCode: 400,
      message: 'Customer account with the given credentials not found.',
      errors: [
        {
          code: 'invalid_customer_account_credentials',
          message: 'Customer account with the given credentials not found.',
        },
      ],
      error: 'invalid_customer_account_credentials',
      error_description: 'Customer account with the given credentials not found.',
    })
    const draft = { email: 'customer@example.com', password: 'wrong' }
    const mutation = await shop.run(await shop.anonymous(), 'customerSignMeIn', { draft })
    expect([mutation.status, mutation.body.errors[0].extensions.code]).toEqual([200, 'InvalidCredentials'])
  })

  it('7. returns some GraphQL errors with status 400 instead of 200', async () => {
    const { status, body } = await shop.graphql(await shop.anonymous(), '{ products(limit: 501) { total } }')
    expect(status).toBe(400)
    expect(body).toMatchObject({
      data: null,
      errors: [
        {
          message: expect.stringMatching(/^Malformed parameter: limit: /),
          extensions: { code: 'InvalidInput' },
        },
      ],
    })
  })

  it('9. accepts anonymousCartSignInMode in a service’s draft, but not in a shopper’s draft', async () => {
    const me = `mutation ($draft: CustomerSignMeInDraft!) { customerSignMeIn(draft: $draft) { customer { id } } }`
    const server = `mutation ($draft: CustomerSignInDraft!) { customerSignIn(draft: $draft) { customer { id } } }`
    const { email } = await signUp('trap-9@example.com')
    const mode = 'UseAsNewActiveCustomerCart'
    const wrong = { email, password, anonymousCartSignInMode: mode }
    const right = { email, password, activeCartSignInMode: mode }
    expect((await shop.graphql(await shop.anonymous(), me, { draft: wrong })).status).toBe(400)
    expect((await shop.graphql(await shop.anonymous(), me, { draft: right })).status).toBe(200)
    expect((await shop.graphql(await shop.service(), server, { draft: wrong })).status).toBe(200)
    expect((await shop.graphql(await shop.service(), server, { draft: right })).status).toBe(400)
  })

  it.each([
    '{ productProjections { total } }',
    '{ product(slug: "x") { id } }',
    '{ productProjectionSearch(priceCurrency: "USD") { total } }',
    '{ me { payment(id: "x") { methodInfo { method } } } }',
    '{ me { shippingMethodsByCart(id: "x") { id } } }',
    '{ customer(email: "customer@example.com") { id } }',
  ])('19. rejects the query of a field that only REST has: %s', async (query) => {
    const { status, body } = await shop.graphql(await shop.service(), query)
    expect([status, body.errors[0].extensions]).toEqual([400, { code: 'InvalidInput' }])
  })

  it('19. interprets unescaped text in a predicate as further conditions, or returns an error', async () => {
    const service = await shop.service()
    const find = 'query ($where: String) { customers(where: $where) { total } }'
    const name = 'x" or email is defined or key="'
    const raw = await shop.graphql(service, find, { where: `firstName="${name}"` })
    const escaped = await shop.graphql(service, find, { where: `firstName=${JSON.stringify(name)}` })
    expect(escaped.body.data.customers.total).toBe(0)
    // Without escaping, the text becomes another condition.
    expect(raw.body.data.customers.total).toBeGreaterThan(0)
    const broken = await shop.graphql(service, find, { where: 'firstName="O"Hara"' })
    expect([broken.status, broken.body.errors[0].extensions.code]).toEqual([400, 'InvalidInput'])
  })

  it('returns null for a missing resource that is queried by id or key', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000'
    const query = `{ customer(id: "${unknownId}") { id } order(orderNumber: "none") { id } payment(key: "none") { id }
      discountCode(key: "none") { id } inventoryEntry(id: "no id") { id } customerGroup(key: "none") { id } }`
    const { status, body } = await shop.graphql(await shop.service(), query)
    expect(status).toBe(200)
    expect(Object.values(body.data)).toEqual([null, null, null, null, null, null])
  })

  it('rejects an object as a localised text, and a plain text as a custom value', async () => {
    const service = await shop.service()
    const list = 'mutation ($draft: MyShoppingListDraft!) { createMyShoppingList(draft: $draft) { id } }'
    const map = await shop.graphql(await shop.anonymous(), list, { draft: { name: { en: 'Ideas' } } })
    expect(map.status).toBe(400)
    const save =
      'mutation { createOrUpdateCustomObject(draft: { container: "c", key: "bare", value: "abc" }) { id } }'
    expect((await shop.graphql(service, save)).status).toBe(400)
  })
})
