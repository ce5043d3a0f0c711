import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ensureDatabase } from '@selvedge/dev'
import type pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCommerce } from '../src/commerce/commerce.ts'
import { openDatabase } from '../src/db/openDatabase.ts'
import { createFreshTokens } from '../src/session/freshTokens.ts'
import { createSessionStore, type Session } from '../src/session/sessionStore.ts'
import { theShop } from './harness/shop.ts'
import { databaseUrlOf } from './harness/startIdentity.ts'
import { surroundings } from './harness/surroundings.ts'

let pool: pg.Pool
let sessions: ReturnType<typeof createSessionStore>
let refreshes = 0
let isBroken = false

/** The platform's token service, as far away as it is in a shop, and broken on request. */
const tokenService = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  refreshes += 1
  if (isBroken) return response.writeHead(500).end('{}')
  const answer = await fetch(`${surroundings.platform}${request.url}`, {
    method: 'POST',
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? '',
    },
    body: Buffer.concat(chunks),
  })
  return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
})

beforeAll(async () => {
  await new Promise<void>((resolve) => tokenService.listen(0, '127.0.0.1', () => resolve()))
  const database = `tokens_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(surroundings.databaseUrl, database)
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

const freshTokens = () => {
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
  return createFreshTokens(commerce.flows, sessions)
}

/** A session whose access token ends in so many milliseconds. */
const aSession = async (endsInMs: number): Promise<Session> => {
  const tokens = await theShop().guests.anonymous()
  if (!tokens.ok) throw new Error('no guest')
  return sessions.begin({
    tokens: { ...tokens.value, expiresAt: Date.now() + endsInMs },
    anonymousId: randomUUID(),
  })
}

test('a token that expires under ten parallel requests is refreshed once, and all succeed', async () => {
  const session = await aSession(1_000)
  const fresh = freshTokens()
  const answers = await Promise.all(Array.from({ length: 10 }, () => fresh(session)))
  expect(refreshes).toBe(1)
  expect(new Set(answers.map((answer) => answer.kind === 'fresh' && answer.tokens.accessToken)).size).toBe(1)
  const kept = await sessions.find(session.id)
  expect(kept?.tokens.expiresAt).toBeGreaterThan(Date.now() + 3_600_000)
})

test('a token service that answers 500 ends no session', async () => {
  isBroken = true
  const soon = await aSession(1_000)
  expect(await freshTokens()(soon)).toMatchObject({
    kind: 'fresh',
    tokens: { accessToken: soon.tokens.accessToken },
  })
  const expired = await aSession(-1_000)
  expect(await freshTokens()(expired)).toEqual({ kind: 'unavailable' })
  expect(await sessions.find(expired.id)).toBeDefined()
  isBroken = false
  expect(await freshTokens()(expired)).toMatchObject({ kind: 'fresh' })
})

test('a refused grant ends a session', async () => {
  const session = await aSession(-1_000)
  await theShop().guests.revoke(session.tokens.refreshToken ?? '')
  expect(await freshTokens()(session)).toEqual({ kind: 'ended' })
})
