import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limits } from '../src/graphql/limits/limits.ts'
import type { ApiResponse } from './client.ts'
import { shop } from './shop.ts'

const repeated = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

const refused: readonly (readonly [string, string])[] = [
  [
    'fields nested too deeply',
    `{ categories { results { ${'parent { '.repeat(20)} id ${'} '.repeat(20)} } } }`,
  ],
  ['too many aliases', `{ ${repeated(80, (i) => `a${i}: me { customer { id } }`)} }`],
  ['too many fields', `{ me { activeCart { ${repeated(2_001, () => 'id')} } } }`],
  ['too many tokens', `{ me { customer { id } } } ${repeated(3_000, (i) => `fragment F${i} on Me { id }`)}`],
  ['thousands of opening brackets', `{ me { cart(id: ${'['.repeat(50_000)}`],
  [
    'fragments that double their size at each level',
    `{ me { ...f0 } } ${repeated(14, (i) => `fragment f${i} on Me { ...f${i + 1} ...f${i + 1} }`)} fragment f14 on Me { customer { id } }`,
  ],
  [
    'thirty pages of 500 products',
    `{ ${repeated(30, (i) => `p${i}: products(limit: 500) { results { id } }`)} }`,
  ],
  [
    'thirty totals of pages of 500 products',
    `{ ${repeated(30, (i) => `p${i}: products(limit: 500) { total }`)} }`,
  ],
]

const codeOf = ({ status, body }: ApiResponse) => [status, body.data, body.errors[0].extensions.code]

describe('a query', () => {
  it.each(refused)('returns QueryComplexityLimitExceeded for a query with %s', async (_, query) => {
    const response = await shop.graphql(await shop.anonymous(), query)
    expect(codeOf(response)).toEqual([400, null, 'QueryComplexityLimitExceeded'])
  })

  it('calculates the cost of a query from the page size in its variables', async () => {
    const query = `query ($limit: Int) { ${repeated(30, (i) => `p${i}: products(limit: $limit) { results { id } }`)} }`
    const token = await shop.anonymous()
    expect(codeOf(await shop.graphql(token, query, { limit: 500 }))[2]).toBe('QueryComplexityLimitExceeded')
    expect((await shop.graphql(token, query, { limit: 1 })).status).toBe(200)
  })

  it('responds to a query for the schema (introspection)', async () => {
    const { status, body } = await shop.graphql(await shop.anonymous(), getIntrospectionQuery())
    expect([status, body.data.__schema.queryType.name]).toEqual([200, 'Query'])
  })

  it('responds with InvalidInput to a query with invalid syntax or fields', async () => {
    for (const query of ['{ nonsense }', '{', 'mutation { createMyCart }', ''])
      expect(codeOf(await shop.graphql(await shop.anonymous(), query)), query).toEqual([
        400,
        null,
        'InvalidInput',
      ])
  })
})

describe('pages', () => {
  const page = (args: string) => `{ customers(${args}) { limitless: total results { id } } }`
  it.each([
    ['limit: -1', 'Malformed parameter: limit: -1 is not between 0 and 500.'],
    ['limit: 501', 'Malformed parameter: limit: 501 is not between 0 and 500.'],
    ['offset: -1', 'Malformed parameter: offset: -1 is not between 0 and 10000.'],
    ['offset: 10001', 'Malformed parameter: offset: 10001 is not between 0 and 10000.'],
    ['sort: "password"', "Malformed parameter: sort: cannot sort by 'password'."],
    [
      'where: "constructor=1"',
      "Malformed parameter: where: The field 'constructor' does not exist or cannot be queried.",
    ],
    [
      'where: "__proto__ is defined"',
      "Malformed parameter: where: The field '__proto__' does not exist or cannot be queried.",
    ],
  ])('rejects a page with %s', async (args, message) => {
    const { status, body } = await shop.graphql(await shop.service(), page(args))
    expect([status, body.errors[0].message, body.errors[0].extensions]).toEqual([
      400,
      message,
      { code: 'InvalidInput' },
    ])
  })

  it('accepts an empty page, the maximum limit and the maximum offset', async () => {
    for (const args of ['limit: 0', 'limit: 500', 'offset: 10000'])
      expect((await shop.graphql(await shop.service(), page(args))).status, args).toBe(200)
  })
})

describe('the total of a page', () => {
  it('is the same on each page: full, last, exactly at the end, beyond the end, and without results', async () => {
    const token = await shop.service()
    const read = async (args: string): Promise<{ total: number; count: number; exists: boolean }> =>
      (await shop.graphql(token, `{ categories(${args}) { total count exists } }`)).body.data.categories
    const { total } = await read('limit: 0')
    expect(total).toBeGreaterThan(3)
    for (const [args, count] of [
      ['limit: 2', 2],
      ['limit: 500', total],
      [`limit: ${total}`, total],
      [`limit: 2, offset: ${total - 1}`, 1],
      [`limit: 2, offset: ${total - 2}`, 2],
      [`limit: 2, offset: ${total}`, 0],
      ['limit: 2, offset: 9000', 0],
    ] as const)
      expect(await read(args), args).toEqual({ total, count, exists: true })
    expect(await read('where: "id = \\"none\\""')).toEqual({ total: 0, count: 0, exists: false })
  })
})

describe('update actions', () => {
  it('accepts at most 500 update actions', async () => {
    const update = `mutation ($version: Long!, $actions: [MyCustomerUpdateAction!]!) {
      updateMyCustomer(version: $version, actions: $actions) { version } }`
    const draft = { email: 'many-actions@example.com', password: 'First-Pass-1' }
    const { customerSignMeUp } = await shop.execute(await shop.anonymous(), 'customerSignMeUp', { draft })
    expect(customerSignMeUp.customer.id).toEqual(expect.any(String))
    const token = await shop.customer(draft.email, draft.password)
    const actions = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ setFirstName: { firstName: `Name ${i}` } }))
    const tooMany = await shop.graphql(token, update, { version: 1, actions: actions(501) })
    expect(codeOf(tooMany)).toEqual([400, null, 'InvalidInput'])
    expect((await shop.graphql(token, update, { version: 1, actions: actions(500) })).body.data).toEqual({
      updateMyCustomer: { version: 2 },
    })
  })
})

describe('a request body', () => {
  const post = async (path: string, body: BodyInit, token?: string): Promise<ApiResponse> => {
    const response = await shop.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
      duplex: 'half',
    } as RequestInit)
    return { status: response.status, body: await response.json() }
  }
  const graphql = '/selvedge/graphql'

  it('rejects a body that is too large with 413, with or without content-length', async () => {
    const token = await shop.anonymous()
    const large = ' '.repeat(limits.bytes + 1)
    expect((await post(graphql, large, token)).status).toBe(413)
    expect((await post(graphql, new Blob([large]).stream(), token)).status).toBe(413)
    const oauth = await post('/oauth/token', 'x'.repeat(20_000))
    expect([oauth.status, oauth.body.statusCode]).toEqual([413, 413])
  })

  it('rejects a body that is not a GraphQL request with 400', async () => {
    const token = await shop.anonymous()
    const malformed = await post(graphql, '{"query": "{ me', token)
    expect([malformed.status, malformed.body.errors[0].code]).toEqual([400, 'InvalidJsonInput'])
    for (const body of ['[]', '"text"', '{}', '{"query": 5}', '{"query": "{ a }", "variables": [1]}'])
      expect((await post(graphql, body, token)).status, body).toBe(400)
    const twoNames = await post(
      graphql,
      '{"query": "query A { me { __typename } } query B { me { __typename } }"}',
      token,
    )
    expect(twoNames.status).toBe(400)
  })

  it('rejects a GET request with the query in the URL instead of in a body', async () => {
    expect((await shop.send(`${graphql}?query={__typename}`, { method: 'GET' })).status).toBe(404)
  })
})
