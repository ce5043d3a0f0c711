import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlatform, startFakePlatform } from '../../test/fakePlatform.ts'
import { GetMyCustomerDocument, UpdateMyCustomerDocument } from '../generated/documents.ts'
import { createCommerceClient } from './createCommerceClient.ts'
import { endpointsOfApiUrl } from './endpoints.ts'
import { runMutation, runQuery } from './execute.ts'

let platform: FakePlatform
beforeAll(async () => {
  platform = await startFakePlatform()
})
afterAll(() => platform.stop())

const client = (token?: () => Promise<string | undefined>) =>
  createCommerceClient({
    graphqlUrl: endpointsOfApiUrl(platform.url, 'my-shop').graphqlUrl,
    timeoutMs: 1_000,
    runtime: 'server',
    retry: { retries: 0 },
    headers: { 'x-request-id': 'r-1' },
    ...(token ? { token } : {}),
  })
const requestCustomer = (token?: () => Promise<string | undefined>) =>
  runQuery(client(token), GetMyCustomerDocument, {})

test('sends a query as a POST with its name, its variables, the token, and extra headers', async () => {
  platform.respondWith(() => ({ json: { data: { me: { customer: null } } } }))
  expect(await requestCustomer(async () => 'token-1')).toEqual({
    ok: true,
    value: { me: { customer: null } },
  })
  const [call] = platform.received
  expect(call).toMatchObject({ path: '/my-shop/graphql', authorization: 'Bearer token-1' })
  expect(call!.headers['x-request-id']).toBe('r-1')
  expect(JSON.parse(call!.body)).toMatchObject({
    operationName: 'getMyCustomer',
    query: expect.stringContaining('query getMyCustomer'),
    variables: {},
  })
})

test('sends the same query again with a server client, which caches nothing', async () => {
  platform.respondWith(() => ({ json: { data: { me: { customer: null } } } }))
  const one = client()
  await runQuery(one, GetMyCustomerDocument, {})
  await runQuery(one, GetMyCustomerDocument, {})
  expect(platform.received).toHaveLength(2)
})

test.each([200, 400, 409])(
  'returns the code, message and details of a GraphQL error with status %i',
  async (status) => {
    const refusal = {
      message: 'Object c has a different version.',
      extensions: { code: 'ConcurrentModification', currentVersion: 7 },
    }
    platform.respondWith(() => ({ status, json: { data: null, errors: [refusal] } }))
    const result = await runMutation(client(), UpdateMyCustomerDocument, { version: 1, actions: [] })
    expect(result).toEqual({
      ok: false,
      problem: {
        kind: 'graphql',
        code: 'ConcurrentModification',
        message: 'Object c has a different version.',
        details: { currentVersion: 7 },
      },
    })
  },
)

test.each([
  [401, 'invalid_token'],
  [403, 'insufficient_scope'],
])('returns the problem “unauthorized” for status %i with any body', async (statusCode, code) => {
  const message = 'A message of the platform.'
  platform.respondWith(() => ({
    status: statusCode,
    json: { statusCode, message, errors: [{ code, message }], error: code },
  }))
  expect(await requestCustomer()).toEqual({ ok: false, problem: { kind: 'unauthorized', message } })
  platform.respondWith(() => ({ status: statusCode, text: '' }))
  expect(await requestCustomer()).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } })
})

test.each([
  ['a response that never comes', { never: true }],
  ['a response that is cut off', { cut: '{"data": {"me": ' }],
  ['JSON that ends too early', { text: '{"data": {"me": ' }],
  ['an empty response', { text: '' }],
  ['a response without data', { json: {} }],
  ['data that is null', { json: { data: null } }],
  ['a gateway page', { status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' }],
  ['a gateway that speaks JSON', { status: 503, json: { message: 'overloaded' } }],
] as const)('returns a network problem for %s', async (_, reply) => {
  platform.respondWith(() => reply)
  const result = await requestCustomer()
  expect(result).toMatchObject({ ok: false, problem: { kind: 'network' } })
  expect(result.ok ? '' : result.problem.message).not.toContain('<h1>')
})

test('sends the call without a token when the token source fails', async () => {
  platform.respondWith(() => ({ json: { data: { me: { customer: null } } } }))
  expect(await requestCustomer(() => Promise.reject(new Error('no token')))).toMatchObject({ ok: true })
  expect(platform.received[0]!.authorization).toBeUndefined()
})

test.each([
  ['there is no token', () => Promise.reject(new Error('The token service is down.'))],
  [
    'a refused token cannot be replaced',
    (refused?: string) =>
      refused ? Promise.reject(new Error('The token service is down.')) : Promise.resolve('expired'),
  ],
])(
  'returns the message of the token source when the platform refuses a call because %s',
  async (_, source) => {
    platform.respondWith(() => ({ status: 401, json: { errors: [{ message: 'invalid_token' }] } }))
    expect(await requestCustomer(source)).toEqual({
      ok: false,
      problem: { kind: 'unauthorized', message: 'The token service is down.' },
    })
  },
)

test('returns a network problem when the server cannot be reached', async () => {
  const unreachable = createCommerceClient({
    graphqlUrl: 'http://127.0.0.1:9/my-shop/graphql',
    timeoutMs: 500,
    retry: { retries: 0 },
  })
  expect(await runQuery(unreachable, GetMyCustomerDocument, {})).toMatchObject({
    ok: false,
    problem: { kind: 'network' },
  })
})
