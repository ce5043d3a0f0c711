import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGroupProof } from './createGroupProof.ts'

let provider: Server
let reply: { readonly status: number; readonly body: string }
let sent = ''
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    sent = await text(request)
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

const proofBy = (tokenUrl: string) =>
  createGroupProof({
    IDME_CLIENT_ID: 'shop',
    IDME_CLIENT_SECRET: 'quiet',
    IDME_PAGE_URL: 'https://groups.id.me/',
    IDME_TOKEN_URL: tokenUrl,
    IDME_SCOPES: 'military,nurse',
    origin: 'https://shop.example',
  })
const requestToken = () =>
  proofBy(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/`)?.tokenOf('code-1')

test('returns undefined when no ID.me client is configured', () => {
  expect(
    createGroupProof({
      IDME_CLIENT_ID: undefined,
      IDME_CLIENT_SECRET: '',
      IDME_PAGE_URL: 'https://groups.id.me/',
      IDME_TOKEN_URL: 'https://api.id.me/oauth/token',
      IDME_SCOPES: 'nurse',
      origin: 'https://shop.example',
    }),
  ).toBeUndefined()
})

test('builds the URL of the provider’s page with the groups and the return URL in its query', () => {
  const url = new URL(proofBy('https://api.id.me/oauth/token')?.pageUrl('state-1') ?? '')
  expect([url.origin, Object.fromEntries(url.searchParams)]).toEqual([
    'https://groups.id.me',
    {
      client_id: 'shop',
      redirect_uri: 'https://shop.example/id-verification/back',
      response_type: 'code',
      scopes: 'military,nurse',
      state: 'state-1',
    },
  ])
})

test('exchanges a code for a token', async () => {
  reply = { status: 200, body: '{"access_token":"t-1","token_type":"bearer"}' }
  expect(await requestToken()).toEqual({ ok: true, token: 't-1' })
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
    grant_type: 'authorization_code',
    code: 'code-1',
    client_id: 'shop',
    client_secret: 'quiet',
    redirect_uri: 'https://shop.example/id-verification/back',
  })
})

test.each([
  [400, '{"error":"invalid_grant"}', 'refused'],
  [503, '{}', 'unavailable'],
  [200, '{"token":"elsewhere"}', 'unavailable'],
  [200, '<html>', 'unavailable'],
])('maps a response of %i with %s to %s', async (status, body, reason) => {
  reply = { status, body }
  expect(await requestToken()).toEqual({ ok: false, reason })
})

test('reports the provider as unavailable when it cannot be reached', async () => {
  expect(await proofBy('http://127.0.0.1:1/')?.tokenOf('code-1')).toEqual({
    ok: false,
    reason: 'unavailable',
  })
})
