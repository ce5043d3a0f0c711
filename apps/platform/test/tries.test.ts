import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededDatabase } from './freshDatabase.ts'
import { ownPlatform } from './ownPlatform.ts'
import { platformUrl, shop } from './shop.ts'

const KEY = 'a-key-of-the-servers-of-the-shop'
const password = 'Selvedge-2026'
const signMeIn = `mutation ($draft: CustomerSignMeInDraft!) { customerSignMeIn(draft: $draft) { customer { id } } }`

let source = 0
/** Headers with an address that no other test has. */
const fromElsewhere = () => {
  source += 1
  return { 'x-forwarded-for': `198.51.100.${source}` }
}

type Headers = Readonly<Record<string, string>>

const send = async (url: string, token: string, query: string, variables: object, headers: Headers = {}) => {
  const response = await fetch(`${url}/selvedge/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const post = async (query: string, variables: object, headers: Headers) =>
  send(platformUrl, await shop.anonymous(), query, variables, headers)

const newCustomer = async () => {
  const email = `tries-${crypto.randomUUID()}@example.com`
  await shop.execute(await shop.anonymous(), 'customerSignMeUp', { draft: { email, password } })
  return email
}

describe('passwords', () => {
  it('after five wrong passwords, refuses the right password from the same IP address, but accepts it from another IP address', async () => {
    const email = await newCustomer()
    const [stranger, owner] = [fromElsewhere(), fromElsewhere()]
    const tryFrom = (headers: Headers, given: string) =>
      post(signMeIn, { draft: { email, password: given } }, headers)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { status, body } = await tryFrom(stranger, `Wrong-202${attempt}`)
      expect([status, body.errors[0].extensions.code]).toEqual([200, 'InvalidCredentials'])
    }
    const refused = await tryFrom(stranger, password)
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([429, 'TooManyRequests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await tryFrom(owner, password)).body.data.customerSignMeIn.customer.id).toEqual(
      expect.any(String),
    )
  })

  it('counts password tries before it checks them, and checks only five of twenty concurrent tries', async () => {
    const draft = { email: await newCustomer(), password: 'Wrong-2026' }
    const from = fromElsewhere()
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(signMeIn, { draft }, from)))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('limits wrong passwords to five at the auth host and in password changes', async () => {
    const email = await newCustomer()
    const headers = { ...fromElsewhere(), authorization: shop.basic('test-client', 'test-secret-1') }
    const login = (given: string) =>
      fetch(`${platformUrl}/oauth/selvedge/customers/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ grant_type: 'password', username: email, password: given }),
      })
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await login('Wrong-2026')).status).toBe(400)
    const refused = await login(password)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)])

    const token = await shop.customer(email)
    const change = `mutation { customerChangeMyPassword(version: 1, currentPassword: "Wrong-2026", newPassword: "Other-2026") { id } }`
    const from = fromElsewhere()
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await send(platformUrl, token, change, {}, from)).status).not.toBe(429)
    expect((await send(platformUrl, token, change, {}, from)).status).toBe(429)
  })
})

describe('discount codes', () => {
  const create = (codes: readonly string[]) => ({
    draft: { currency: 'USD', country: 'US', discountCodes: codes },
  })
  const createMyCart = `mutation ($draft: MyCartDraft!) { createMyCart(draft: $draft) { id version } }`
  const guesses = (count: number) => Array.from({ length: count }, (_, at) => `GUESS-${at}`)

  it('limits discount codes to twenty tries per shopper, in cart drafts and updates together', async () => {
    const token = await shop.anonymous()
    const from = fromElsewhere()
    const { id, version } = (await send(platformUrl, token, createMyCart, create([]), from)).body.data
      .createMyCart
    const add = `mutation ($actions: [MyCartUpdateAction!]!) { updateMyCart(id: "${id}", version: ${version}, actions: $actions) { id } }`
    const actions = (count: number) => ({
      actions: guesses(count).map((code) => ({ addDiscountCode: { code } })),
    })
    expect((await send(platformUrl, token, add, actions(15), from)).status).toBe(200)
    expect((await send(platformUrl, token, createMyCart, create(guesses(5)), from)).status).toBe(200)
    const refused = await send(platformUrl, token, add, actions(1), from)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  })

  it('limits discount code tries per IP address, even when each shopper at that address has a new token', async () => {
    const from = fromElsewhere()
    const statuses: number[] = []
    for (let guest = 0; guest < 16; guest += 1)
      statuses.push((await post(createMyCart, create(guesses(20)), from)).status)
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429])
    expect((await post(createMyCart, create(guesses(1)), fromElsewhere())).status).toBe(200)
  })
})

describe('the shop’s own servers', () => {
  let platform: Awaited<ReturnType<typeof ownPlatform>>
  beforeAll(async () => {
    platform = await ownPlatform((await seededDatabase()).url, { shopKey: KEY })
  })
  afterAll(() => platform.close())

  it('does not limit wrong passwords in requests with the shop’s key, because the shop’s servers limit their visitors', async () => {
    const token = await platform.shop.anonymous()
    const tryWith = async (key: string) => {
      const response = await platform.shop.send('/selvedge/graphql', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-shop-key': key },
        body: JSON.stringify({
          query: signMeIn,
          variables: { draft: { email: 'customer@example.com', password: 'Wrong-2026' } },
        }),
      })
      return response.status
    }
    const repeat = async (key: string) => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await tryWith(key))
      return statuses
    }
    expect(await repeat(KEY)).toEqual(Array(6).fill(200))
    expect(await repeat('a-guess-of-the-key-of-the-servers')).toEqual([...Array(5).fill(200), 429])
  })
})
