import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

const signUp = `mutation ($draft: CustomerSignMeUpDraft!) { customerSignMeUp(draft: $draft) { customer { id firstName } } }`
const draftWith = (more: object) => ({
  draft: { email: 'hostile@example.com', password: 'First-Pass-1', ...more },
})

const outcome = async (query: string, variables: object = {}) => {
  const { status, body } = await shop.graphql(await shop.service(), query, variables)
  return [status, body.errors?.[0]?.extensions.code]
}
const refused = [400, 'InvalidInput']

describe('texts that Postgres cannot store', () => {
  const texts = ['a\0b', 'a\ud800b', '\udc00']

  it.each(texts.map((text) => [JSON.stringify(text), text]))(
    'responds with InvalidInput when %s is in the variables',
    async (_, text) => {
      const guest = await shop.anonymous()
      for (const more of [
        { firstName: text },
        { email: `${text}@example.com` },
        { addresses: [{ country: 'US', city: text }] },
      ]) {
        const { status, body } = await shop.graphql(guest, signUp, draftWith(more))
        expect([status, body.errors[0].extensions.code]).toEqual(refused)
      }
    },
  )

  it('responds with InvalidInput when a text that Postgres cannot store is in the query, in a custom value or at the auth host', async () => {
    expect(await outcome('{ customer(key: "a\\u0000b") { id } }')).toEqual(refused)
    expect(await outcome('{ customers(where: "key=\\"a\\u0000b\\"") { total } }')).toEqual(refused)
    const save =
      'mutation ($value: String!) { createOrUpdateCustomObject(draft: { container: "c", key: "k", value: $value }) { id } }'
    expect(await outcome(save, { value: '{"a\\u0000": 1}' })).toEqual(refused)
    expect(await outcome(save, { value: '"\\ud800"' })).toEqual(refused)
    expect(await outcome(save, { value: `${'['.repeat(50_000)}${']'.repeat(50_000)}` })).toEqual(refused)
    const login = await shop.oauth('selvedge/customers/token', {
      grant_type: 'password',
      username: 'a\0@example.com',
      password: 'x',
    })
    expect([login.status, login.body.error]).toEqual([400, 'invalid_request'])
  })
})

describe('values out of range', () => {
  const long = 'k'.repeat(10_000)
  it.each([
    ['a key that is too long for an index', signUp, draftWith({ key: incompressible() })],
    [
      'a stock quantity that is out of range',
      'mutation { createInventoryEntry(draft: { sku: "s-1", quantityOnStock: 9007199254740991 }) { id } }',
      {},
    ],
    [
      'a version that is out of range',
      'mutation { updateCustomer(key: "x", version: 99999999999999999999, actions: []) { id } }',
      {},
    ],
    [
      'a number that is too large for its column',
      '{ customers(where: "version=99999999999999999999") { total } }',
      {},
    ],
  ])('rejects %s without an internal error', async (_, query, variables) => {
    expect((await outcome(query, variables))[0]).toBeLessThan(500)
  })

  it('reports an unknown and very long key as not found', async () => {
    expect(
      (await shop.graphql(await shop.service(), `{ customer(key: "${long}") { id } }`)).body.data,
    ).toEqual({
      customer: null,
    })
  })
})

function incompressible(): string {
  let seed = 7
  return Array.from({ length: 9_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (seed % 26))
  }).join('')
}

describe('a search', () => {
  const search = `query ($filters: [SearchFilterInput!]) { productProjectionSearch(filters: $filters,
    priceSelector: { currency: "USD" }) { total } }`
  it.each([
    { range: { path: 'variants.price.centAmount', ranges: [] } },
    { range: { path: 'variants.attributes.colour', ranges: [] } },
    { value: { path: 'variants.price.centAmount', values: [] } },
    { value: { path: 'variants.attributes.colour', values: [] } },
  ])('finds nothing with the filter %j, which contains no ranges or values', async (model) => {
    const { status, body } = await shop.graphql(await shop.anonymous(), search, { filters: [{ model }] })
    expect([status, body.data.productProjectionSearch.total]).toEqual([200, 0])
  })
})

describe('GraphQL scalars', () => {
  const cart =
    'mutation ($currency: Currency!, $country: Country, $locale: Locale) { createMyCart(draft: { currency: $currency, country: $country, locale: $locale }) { id } }'
  it.each([
    ['currency', 'XXX'],
    ['currency', 'ZZZ'],
    ['currency', 'usd'],
    ['currency', ''],
    ['country', 'ZZ'],
    ['country', 'EU'],
    ['country', 'us'],
    ['country', 'USA'],
    ['locale', 'not a locale'],
    ['locale', 'constructor'],
    ['locale', ''],
  ])('rejects the %s %j', async (name, value) => {
    const { status, body } = await shop.graphql(await shop.anonymous(), cart, {
      currency: 'USD',
      [name]: value,
    })
    expect([status, body.data, body.errors[0].extensions]).toEqual([400, null, { code: 'InvalidInput' }])
  })

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '0000-01-01T00:00:00Z',
    'tomorrow',
  ])('rejects the date and time %s', async (at) => {
    const code = `mutation { createDiscountCode(draft: { code: "X", cartDiscounts: [], validFrom: "${at}" }) { id } }`
    expect(await outcome(code)).toEqual(refused)
  })

  it('returns a date and time in UTC', async () => {
    const code = `mutation { createDiscountCode(draft: { code: "MOMENT", cartDiscounts: [], validFrom: "2026-03-01T02:00:00+02:00" }) { validFrom } }`
    const { body } = await shop.graphql(await shop.service(), code)
    expect(body.data.createDiscountCode.validFrom).toBe('2026-03-01T00:00:00.000Z')
  })

  it.each(['1.5', '"1"', '9007199254740993', 'true'])('rejects the version %s', async (version) => {
    expect(
      await outcome(`mutation { updateCustomer(key: "x", version: ${version}, actions: []) { id } }`),
    ).toEqual(refused)
  })
})
