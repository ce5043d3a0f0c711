import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlatform, startFakePlatform } from '../../test/fakePlatform.ts'
import { createTokenFlows, type TokenFlows } from './createTokenFlows.ts'

let platform: FakePlatform
let flows: TokenFlows
beforeAll(async () => {
  platform = await startFakePlatform()
  flows = createTokenFlows({
    authUrl: `${platform.url}/`,
    projectKey: 'my-shop',
    clientId: 'id',
    clientSecret: 's3cret',
    now: () => 1_000,
    timeoutMs: 1_000,
  })
})
afterAll(() => platform.stop())

const grant = {
  access_token: 'access',
  token_type: 'Bearer',
  expires_in: 172_800,
  refresh_token: 'my-shop:refresh',
  scope: 'manage_my_profile:my-shop anonymous_id:guest-1',
}
const sent = () => {
  const [call] = platform.received
  return { path: call!.path, authorization: call!.authorization, form: call!.body }
}

test('signs a customer in with form-encoded data and the client credentials as basic authentication', async () => {
  platform.respondWith(() => ({ json: grant }))
  expect(await flows.customer('anna+1@example.com', 'p&ss wörd')).toEqual({
    ok: true,
    value: {
      accessToken: 'access',
      refreshToken: 'my-shop:refresh',
      expiresAt: 172_801_000,
      scope: 'manage_my_profile:my-shop anonymous_id:guest-1',
    },
  })
  expect(sent()).toEqual({
    path: '/oauth/my-shop/customers/token',
    authorization: `Basic ${btoa('id:s3cret')}`,
    form: 'grant_type=password&username=anna%2B1%40example.com&password=p%26ss+w%C3%B6rd&scope=manage_my_profile%3Amy-shop+manage_my_orders%3Amy-shop+manage_my_payments%3Amy-shop+manage_my_shopping_lists%3Amy-shop+view_published_products%3Amy-shop',
  })
  expect(platform.received[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
})

test('requests a guest token, and sends the guest’s id when the id is known', async () => {
  platform.respondWith(() => ({ json: grant }))
  await flows.anonymous()
  expect(sent()).toMatchObject({
    path: '/oauth/my-shop/anonymous/token',
    form: 'grant_type=client_credentials&scope=manage_my_profile%3Amy-shop+manage_my_orders%3Amy-shop+manage_my_payments%3Amy-shop+manage_my_shopping_lists%3Amy-shop+view_published_products%3Amy-shop',
  })
  platform.respondWith(() => ({ json: grant }))
  await flows.anonymous('guest-1')
  expect(sent().form).toBe(
    'grant_type=client_credentials&scope=manage_my_profile%3Amy-shop+manage_my_orders%3Amy-shop+manage_my_payments%3Amy-shop+manage_my_shopping_lists%3Amy-shop+view_published_products%3Amy-shop&anonymous_id=guest-1',
  )
})

test('keeps the refresh token when the response to a refresh omits it', async () => {
  const { refresh_token: _, ...result } = grant
  platform.respondWith(() => ({ json: result }))
  expect(await flows.refresh('my-shop:refresh')).toMatchObject({
    ok: true,
    value: { refreshToken: 'my-shop:refresh' },
  })
  expect(sent()).toMatchObject({
    path: '/oauth/token',
    form: 'grant_type=refresh_token&refresh_token=my-shop%3Arefresh',
  })
})

test('requests the configured scopes for the application, a shopper’s scopes for a guest, and no scopes for a refresh', async () => {
  const scoped = createTokenFlows({
    authUrl: platform.url,
    projectKey: 'my-shop',
    clientId: 'id',
    clientSecret: 's',
    scopes: 'manage_my_orders:my-shop',
  })
  platform.respondWith(() => ({ json: grant }))
  await scoped.client()
  expect(sent().form).toBe('grant_type=client_credentials&scope=manage_my_orders%3Amy-shop')
  platform.respondWith(() => ({ json: grant }))
  await scoped.anonymous()
  expect(sent().form).not.toContain('manage_orders')
  platform.respondWith(() => ({ json: grant }))
  await scoped.refresh('r')
  expect(sent().form).toBe('grant_type=refresh_token&refresh_token=r')
})

test.each([
  [401, 'invalid_client', { kind: 'credentials' }],
  [400, 'invalid_customer_account_credentials', { kind: 'credentials' }],
  [400, 'invalid_grant', { kind: 'grant' }],
  [400, 'invalid_scope', { kind: 'refused', code: 'invalid_scope' }],
  [503, 'invalid_grant', { kind: 'network' }],
])(
  'maps status %i with the error %s to a kind of problem, and keeps the platform’s message',
  async (status, error, problem) => {
    platform.respondWith(() => ({ status, json: { statusCode: status, message: 'Its message.', error } }))
    expect(await flows.refresh('r')).toEqual({ ok: false, problem: { ...problem, message: 'Its message.' } })
  },
)

test.each([
  ['a response that never comes', { never: true }],
  ['a response that is cut off', { cut: '{"access_tok' }],
  ['a response that is no JSON', { status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' }],
  ['a response without a token', { json: { expires_in: 10 } }],
  ['a token without an expiry', { json: { access_token: 'a' } }],
] as const)('returns a network problem, which does not end the session, for %s', async (_, reply) => {
  platform.respondWith(() => reply)
  expect(await flows.refresh('r')).toMatchObject({ ok: false, problem: { kind: 'network' } })
})

test('returns the owner of an introspected token only when the token is active', async () => {
  platform.respondWith(() => ({ json: { active: true, scope: 'manage_my_orders:my-shop customer_id:c-1' } }))
  expect(await flows.introspect('t')).toMatchObject({ ok: true, value: { customerId: 'c-1' } })
  expect(sent()).toMatchObject({ path: '/oauth/introspect', form: 'token=t' })
  platform.respondWith(() => ({ json: { active: false } }))
  expect(await flows.introspect('t')).toEqual({ ok: true, value: undefined })
})

test('succeeds when the response to a revocation has no body', async () => {
  platform.respondWith(() => ({ text: '' }))
  expect(await flows.revoke('t')).toEqual({ ok: true, value: undefined })
  expect(sent()).toMatchObject({ path: '/oauth/token/revoke', form: 'token=t&token_type_hint=refresh_token' })
})

test('sends a secret with characters outside Latin-1 as UTF-8', async () => {
  platform.respondWith(() => ({ json: grant }))
  const options = { authUrl: platform.url, projectKey: 'my-shop', clientId: 'id', clientSecret: 'ключ' }
  await createTokenFlows(options).client()
  const [, basic = ''] = sent().authorization!.split(' ')
  expect(Buffer.from(basic, 'base64').toString('utf8')).toBe('id:ключ')
})
