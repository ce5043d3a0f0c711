import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlatform, startFakePlatform } from '../../test/fakePlatform.ts'
import { GetMyCustomerDocument, UpdateMyCustomerDocument } from '../generated/documents.ts'
import { createCommerceClient } from './createCommerceClient.ts'
import { endpointsOf } from './endpoints.ts'
import { runMutation, runQuery } from './execute.ts'

let platform: FakePlatform
beforeAll(async () => {
  platform = await startFakePlatform()
})
afterAll(() => platform.stop())

const client = (token?: () => Promise<string | undefined>) =>
  createCommerceClient({
    graphqlUrl: endpointsOf(platform.url, 'my-shop').graphqlUrl,
    timeoutMs: 1_000,
    runtime: 'server',
    retry: { retries: 0 },
    headers: { 'x-request-id': 'r-1' },
    ...(token ? { token } : {}),
  })
const ask = (token?: () => Promise<string | undefined>) => runQuery(client(token), GetMyCustomerDocument, {})

test('a query is a POST with its name, its variables, the token held, and extra headers', async () => {
  platform.answer(() => ({ json: { data: { me: { customer: null } } } }))
  expect(await ask(async () => 'token-1')).toEqual({ ok: true, value: { me: { customer: null } } })
  const [call] = platform.received
  expect(call).toMatchObject({ path: '/my-shop/graphql', authorization: 'Bearer token-1' })
  expect(call!.headers['x-request-id']).toBe('r-1')
  expect(JSON.parse(call!.body)).toMatchObject({
    operationName: 'getMyCustomer',
    query: expect.stringContaining('query getMyCustomer'),
    variables: {},
  })
})

test('a server client keeps nothing between calls: the same query is asked again', async () => {
  platform.answer(() => ({ json: { data: { me: { customer: null } } } }))
  const one = client()
  await runQuery(one, GetMyCustomerDocument, {})
  await runQuery(one, GetMyCustomerDocument, {})
  expect(platform.received).toHaveLength(2)
})

test.each([200, 400, 409])(
  'a refusal with status %i carries its code, its words and its details',
  async (status) => {
    const refusal = {
      message: 'Object c has a different version.',
      extensions: { code: 'ConcurrentModification', currentVersion: 7 },
    }
    platform.answer(() => ({ status, json: { data: null, errors: [refusal] } }))
    const answer = await runMutation(client(), UpdateMyCustomerDocument, { version: 1, actions: [] })
    expect(answer).toEqual({
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
])('status %i means unauthorized, whatever the body looks like', async (statusCode, code) => {
  const message = 'In the words of the platform.'
  platform.answer(() => ({
    status: statusCode,
    json: { statusCode, message, errors: [{ code, message }], error: code },
  }))
  expect(await ask()).toEqual({ ok: false, problem: { kind: 'unauthorized', message } })
  platform.answer(() => ({ status: statusCode, text: '' }))
  expect(await ask()).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } })
})

test.each([
  ['an answer that never comes', { never: true }],
  ['an answer that is cut off', { cut: '{"data": {"me": ' }],
  ['JSON that ends too early', { text: '{"data": {"me": ' }],
  ['an empty answer', { text: '' }],
  ['an answer without data', { json: {} }],
  ['data that is null', { json: { data: null } }],
  ['a gateway page', { status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' }],
  ['a gateway that speaks JSON', { status: 503, json: { message: 'overloaded' } }],
] as const)('%s is a network problem', async (_, reply) => {
  platform.answer(() => reply)
  const answer = await ask()
  expect(answer).toMatchObject({ ok: false, problem: { kind: 'network' } })
  expect(answer.ok ? '' : answer.problem.message).not.toContain('<h1>')
})

test('a token source that fails sends the call out without a token', async () => {
  platform.answer(() => ({ json: { data: { me: { customer: null } } } }))
  expect(await ask(() => Promise.reject(new Error('no token')))).toMatchObject({ ok: true })
  expect(platform.received[0]!.authorization).toBeUndefined()
})

test('a server that is not there is a network problem', async () => {
  const nobody = createCommerceClient({
    graphqlUrl: 'http://127.0.0.1:9/my-shop/graphql',
    timeoutMs: 500,
    retry: { retries: 0 },
  })
  expect(await runQuery(nobody, GetMyCustomerDocument, {})).toMatchObject({
    ok: false,
    problem: { kind: 'network' },
  })
})
