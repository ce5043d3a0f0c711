import { describe, expect, it } from 'vitest'
import type { Connection } from '../db/database.ts'
import { createTokenCache, type StoredToken } from './tokenCache.ts'

const now = new Date('2026-11-29T12:00:00Z')
const token: StoredToken = {
  tokenHash: 'hash',
  isRefresh: false,
  sessionId: 'session',
  clientId: 'client',
  scope: 'view_products:selvedge',
  customerId: 'customer',
  anonymousId: null,
  expiresAt: new Date('2026-11-29T13:00:00Z'),
}
const db = {} as Connection
const create = () => {
  let ms = 0
  const cache = createTokenCache(() => ms)
  return {
    ...cache,
    find: (hash: string, at: Date) => cache.find(db, hash, at),
    findIn: cache.find,
    add: (found: StoredToken, readAt = ms) => cache.add({ token: found, db, readAt }),
    pass: (more: number) => {
      ms += more
    },
  }
}

describe('the token cache', () => {
  it('returns an access token for five seconds, and not after its expiry', () => {
    const cache = create()
    expect(cache.find('hash', now)).toBeUndefined()
    cache.add(token)
    expect(cache.find('hash', now)).toBe(token)
    expect(cache.find('hash', token.expiresAt)).toBeUndefined()
    cache.pass(5_000)
    expect(cache.find('hash', now)).toBe(token)
    cache.pass(1)
    expect(cache.find('hash', now)).toBeUndefined()
  })

  it('returns a token only for the database that it was read from', () => {
    const cache = create()
    cache.add(token)
    expect(cache.findIn({} as Connection, 'hash', now)).toBeUndefined()
  })

  it('does not contain a token that was read more than a minute ago, because its revocation may be forgotten', () => {
    const cache = create()
    cache.pass(60_000)
    cache.add(token, 0)
    expect(cache.find('hash', now)).toBeUndefined()
  })

  it('does not contain refresh tokens', () => {
    const cache = create()
    cache.add({ ...token, isRefresh: true })
    expect(cache.find('hash', now)).toBeUndefined()
  })

  it.each([
    ['the token', { tokenHash: 'hash' }],
    ['its session', { sessionId: 'session' }],
    ['all sessions of its customer', { customerId: 'customer' }],
  ])('returns no token after a revocation of %s, not even one that was read before', (_, revocation) => {
    const cache = create()
    cache.add(token)
    cache.revoke(revocation)
    expect(cache.find('hash', now)).toBeUndefined()
    cache.pass(30_000)
    cache.add(token)
    expect(cache.find('hash', now)).toBeUndefined()
    cache.pass(30_001)
    cache.add(token)
    expect(cache.find('hash', now)).toBe(token)
  })

  it('returns the tokens of others after a revocation', () => {
    const cache = create()
    cache.revoke({ sessionId: 'another session', customerId: 'another customer' })
    cache.revoke({ customerId: null })
    cache.add({ ...token, customerId: null })
    expect(cache.find('hash', now)).toBeDefined()
  })
})
