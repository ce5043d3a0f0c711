import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensureDatabase } from '@selvedge/dev'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCommerce } from '../src/commerce/commerce.ts'
import { openDatabase } from '../src/db/openDatabase.ts'
import { createTokenRenewal } from '../src/session/createTokenRenewal.ts'
import { createSessionStore, type Session } from '../src/session/sessionStore.ts'
import { platformClients } from './harness/shop.ts'
import { databaseUrlOf } from './harness/startIdentity.ts'
import { testServices } from './harness/testServices.ts'

let pool: pg.Pool
let sessions: ReturnType<typeof createSessionStore>
let refreshes = 0
let isBroken = false

/** A proxy of the platform's token service that is slow, as over a network, and fails on request. */
const tokenService = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  refreshes += 1
  if (isBroken) return response.writeHead(500).end('{}')
  const upstream = await fetch(`${testServices.platform}${request.url}`, {
    method: 'POST',
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? '',
    },
    body: Buffer.concat(chunks),
  })
  return response
    .writeHead(upstream.status, { 'content-type': 'application/json' })
    .end(await upstream.text())
})

beforeAll(async () => {
  await new Promise<void>((resolve) => tokenService.listen(0, '127.0.0.1', () => resolve()))
  const database = `tokens_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(testServices.databaseUrl, database)
  const opened = await openDatabase(databaseUrlOf(database), pino({ level: 'silent' }))
  pool = opened.pool
  sessions = createSessionStore(opened.database)
})
afterAll(async () => {
  await pool.end()
  tokenService.closeAllConnections()
  tokenService.close()
})
beforeEach(() => {
  refreshes = 0
  isBroken = false
})

const tokenRenewal = () => {
  const url = `http://127.0.0.1:${(tokenService.address() as AddressInfo).port}`
  const commerce = createCommerce(
    {
      COMMERCE_AUTH_URL: url,
      COMMERCE_API_URL: url,
      COMMERCE_PROJECT_KEY: 'selvedge',
      COMMERCE_CLIENT_ID: 'identity-test',
      COMMERCE_CLIENT_SECRET: 'identity-test-secret',
      COMMERCE_SCOPES: undefined,
    },
    fetch,
  )
  return createTokenRenewal(commerce.flows, sessions)
}

/** A session whose access token expires in that many milliseconds. */
const aSession = async (endsInMs: number): Promise<Session> => {
  const tokens = await platformClients().guests.anonymous()
  if (!tokens.ok) throw new Error('no guest')
  return sessions.begin({
    tokens: { ...tokens.value, expiresAt: Date.now() + endsInMs },
    anonymousId: randomUUID(),
  })
}

test('refreshes a token once when it expires during ten parallel requests, and all requests succeed', async () => {
  const session = await aSession(1_000)
  const renewTokens = tokenRenewal()
  const results = await Promise.all(Array.from({ length: 10 }, () => renewTokens(session)))
  expect(refreshes).toBe(1)
  expect(new Set(results.map((result) => result.kind === 'valid' && result.tokens.accessToken)).size).toBe(1)
  const kept = await sessions.find(session.id)
  expect(kept?.tokens.expiresAt).toBeGreaterThan(Date.now() + 3_600_000)
})

test('keeps the session when the token service returns 500', async () => {
  isBroken = true
  const soon = await aSession(1_000)
  expect(await tokenRenewal()(soon)).toMatchObject({
    kind: 'valid',
    tokens: { accessToken: soon.tokens.accessToken },
  })
  const expired = await aSession(-1_000)
  expect(await tokenRenewal()(expired)).toEqual({ kind: 'unavailable' })
  expect(await sessions.find(expired.id)).toBeDefined()
  isBroken = false
  expect(await tokenRenewal()(expired)).toMatchObject({ kind: 'valid' })
})

test('ends the session when the token service refuses the refresh token', async () => {
  const session = await aSession(-1_000)
  await platformClients().guests.revoke(session.tokens.refreshToken ?? '')
  expect(await tokenRenewal()(session)).toEqual({ kind: 'ended' })
})
