import { randomUUID } from 'node:crypto'
import { fuzzSeeds, mutatedText, oddText, safeText } from '@selvedge/fuzz'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentials } from '../credentials.ts'
import { type OwnDatabase, seededDatabase } from '../freshDatabase.ts'
import { ownPlatform } from '../ownPlatform.ts'
import { home, sku } from '../shop.ts'
import { searchFacet, searchFilter, sort } from './predicates.ts'
import { type GraphQLRequest, predicateRequests, schemaRequests } from './schemaRequests.ts'

// Generated mutations change customers, codes and stock, so these tests have a database of their own.
let database: OwnDatabase
let platform: Awaited<ReturnType<typeof ownPlatform>>
/** Of a guest, a customer and a service. */
let tokens: string[] = []
const CUSTOMER = 1
const SERVICE = 2
const known: Record<string, unknown[]> = {}

beforeAll(async () => {
  database = await seededDatabase()
  platform = await ownPlatform(database.url)
  const { shop } = platform
  const [guest, customer, service] = await Promise.all([
    shop.anonymous(),
    shop.customer('customer@example.com'),
    shop.service(),
  ])
  tokens = [guest, customer, service]
  const cart = await shop.newCart(guest, { lineItems: [{ sku }], shippingAddress: home })
  const { data } = (
    await shop.graphql(
      service,
      `{ customers(limit: 1) { results { id email } } products(limit: 1) { results { id key } } discountCodes(limit: 2) { results { id code } }
        categories(limit: 1) { results { id } } shippingMethods(limit: 1) { results { id key } } orders(limit: 1) { results { id orderNumber } } }`,
    )
  ).body
  const { customers, products, discountCodes, shippingMethods, orders, categories } = data
  Object.assign(known, {
    id: [cart.id, customers, products, discountCodes, shippingMethods, orders, categories].flatMap((each) =>
      typeof each === 'string' ? each : each.results.map(({ id }: { id: string }) => id),
    ),
    key: ['standard', 'trade', 'order-details', products.results[0].key],
    typeKey: ['order-details', 'line-item-design'],
    typeId: ['cart', 'customer-group', 'shipping-method', 'payment', 'type'],
    lineItemId: [cart.lineItems[0].id],
    cartId: [cart.id],
    customerId: customers.results.map(({ id }: { id: string }) => id),
    email: [customers.results[0].email, 'new@example.com'],
    password: ['Selvedge-2026', 'First-Pass-1'],
    code: discountCodes.results.map(({ code }: { code: string }) => code),
    sku: [sku],
    version: [cart.version, 1, 2],
    cartPredicate: ['true', 'lineItemTotal(sku = "a") > "1.00 USD"', 'totalPrice > 1'],
    container: ['wishlists'],
    orderNumber: [orders.results[0].orderNumber],
  })
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

type Sent = { readonly status: number; readonly text: string }

// Each request has its own source, so that limits of tries do not end a run.
let sources = 0
const send = async (
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Sent> => {
  sources += 1
  const source = `10.${(sources >> 16) & 255}.${(sources >> 8) & 255}.${sources & 255}`
  const response = await platform.shop.send(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': source, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}

const GRAPHQL = '/selvedge/graphql'
const post = (body: string, token = 0): Promise<Sent> =>
  send(GRAPHQL, { authorization: `Bearer ${tokens[token]}`, 'content-type': 'application/json' }, body)

/** Expects data, or an error with a code and a message that is not about an internal failure. */
const expectResult = ({ status, text }: Sent): void => {
  expect([200, 400, 403, 413, 429], text.slice(0, 500)).toContain(status)
  const { errors = [], data } = JSON.parse(text)
  if (status !== 200 || !data) expect(errors.length).toBeGreaterThan(0)
  for (const { message, extensions } of errors) {
    expect(message).toEqual(expect.any(String))
    expect(extensions.code).toMatch(/^[A-Za-z_]+$/)
    expect(extensions.code).not.toBe('General')
  }
}

/** A new customer's token, for the one that a generated request has deleted or given another password. */
const customerToken = async (): Promise<string> => {
  const draft = { email: `fuzz.${randomUUID()}@example.com`, password: 'First-Pass-1' }
  await platform.shop.execute(tokens[0] ?? '', 'customerSignMeUp', { draft })
  return platform.shop.customer(draft.email, draft.password)
}

const request = (arbitrary: fc.Arbitrary<GraphQLRequest>) =>
  fc.asyncProperty(arbitrary, fc.nat(1), async ({ sender, ...body }, shopper) => {
    const caller = sender === 'service' ? SERVICE : shopper
    const sent = await post(JSON.stringify(body), caller)
    if (sent.status !== 401) return expectResult(sent)
    expect([caller, JSON.parse(sent.text).error]).toEqual([CUSTOMER, 'invalid_token'])
    tokens[CUSTOMER] = await customerToken()
  })

describe.each(fuzzSeeds)('with %s, the platform', (_, seed) => {
  const check = (property: fc.IAsyncProperty<unknown>, numRuns: number) =>
    fc.assert(property as never, { seed, numRuns })

  test('responds without a failure to generated predicates and sorts of every query', () =>
    check(request(predicateRequests(known)), 500))

  test('responds without a failure to generated filters, facets and sorts of a search', () => {
    const query = `query ($text: String, $filters: [SearchFilterInput!], $queryFilters: [SearchFilterInput!],
      $facetFilters: [SearchFilterInput!], $facets: [SearchFacetInput!], $sorts: [String!], $priceSelector: PriceSelectorInput) {
      productProjectionSearch(text: $text, filters: $filters, queryFilters: $queryFilters, facetFilters: $facetFilters,
        facets: $facets, sorts: $sorts, priceSelector: $priceSelector, limit: 2, markMatchingVariants: true) {
        total results { allVariants { sku isMatchingVariant scopedPrice { id } } } facets { facet value { type } } } }`
    const list = (part: fc.Arbitrary<unknown>) => fc.array(part, { maxLength: 2 })
    const reference = fc.record({ typeId: oddText, id: oddText })
    const variables = fc.record(
      {
        text: oddText,
        filters: list(searchFilter),
        queryFilters: list(searchFilter),
        facetFilters: list(searchFilter),
        facets: list(searchFacet),
        sorts: list(sort),
        priceSelector: fc.record(
          {
            currency: fc.constantFrom('USD', 'EUR'),
            country: fc.constant('US'),
            channel: reference,
            customerGroup: reference,
          },
          { requiredKeys: ['currency'] },
        ),
      },
      { requiredKeys: [] },
    )
    return check(
      request(variables.map((each) => ({ sender: 'shopper' as const, query, variables: each }))),
      200,
    )
  })

  test('responds without a failure to variables of every query and mutation, of any type and size', () =>
    check(request(schemaRequests(known)), 500))

  test('responds without a failure to documents and bodies that are not valid requests', () => {
    const document = `query A($id: String!) { cart(id: $id) { id lineItems { id } } ...F } fragment F on Query { me { customer { id } } }`
    const body = JSON.stringify({
      query: '{ me { customer { id } } }',
      variables: { a: [1, { b: null }] },
      operationName: 'A',
    })
    const nested = fc
      .tuple(fc.constantFrom('[', '{"a":', '{ a '), fc.integer({ min: 1, max: 20_000 }))
      .map(([part, count]) => part.repeat(count))
    const bodies = fc.oneof(
      mutatedText(document).map((query) => JSON.stringify({ query, variables: { id: 'x' } })),
      nested.map((query) => JSON.stringify({ query })),
      mutatedText(body),
      nested,
      fc.json(),
      oddText,
    )
    return check(
      fc.asyncProperty(bodies, async (each) => {
        const { status, text } = await post(each)
        expect([200, 400, 403], text.slice(0, 200)).toContain(status)
        expect(JSON.parse(text)).toEqual(expect.any(Object))
      }),
      300,
    )
  })

  test('responds without a failure to generated headers and paths, and to parameters of the auth host', () => {
    const paths = [
      'token',
      'selvedge/anonymous/token',
      'selvedge/customers/token',
      'introspect',
      'token/revoke',
    ]
    const names = [
      'grant_type',
      'scope',
      'anonymous_id',
      'username',
      'password',
      'token',
      'refresh_token',
      'x',
    ]
    const grants = ['client_credentials', 'password', 'refresh_token', 'x']
    const basic = `Basic ${Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64')}`
    const parameters = fc
      .tuple(fc.constantFrom(...grants), fc.dictionary(fc.constantFrom(...names), oddText, { maxKeys: 4 }))
      .map(([grant_type, more]) => new URLSearchParams({ grant_type, ...more }).toString())
    const authorization = fc.oneof(
      { weight: 4, arbitrary: fc.constant(basic) },
      safeText,
      mutatedText(basic).map((text) => text.replace(/[^ -~]/g, '?')),
    )
    return check(
      fc.asyncProperty(
        fc.constantFrom(...paths).map((path) => `/oauth/${path}`),
        fc.oneof(parameters, oddText),
        authorization,
        fc.oneof(fc.constant('application/x-www-form-urlencoded'), safeText),
        async (path, body, given, type) => {
          const { status, text } = await send(path, { authorization: given, 'content-type': type }, body)
          expect(status, text.slice(0, 200)).toBeLessThan(500)
          if (status >= 400) expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) })
          const address = `/${encodeURI(body.toWellFormed())}?${encodeURIComponent(given)}`
          expect((await send(address, { authorization: given })).status).toBeLessThan(500)
        },
      ),
      200,
    )
  })
})
