import { describe, expect, it } from 'vitest'
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
const create = () => {
  let ms = 0
  const cache = createTokenCache(() => ms)
  return { cache, pass: (more: number) => (ms += more) }
}

describe('the token cache', () => {
  it('returns an access token for five seconds, and not after its expiry', () => {
    const { cache, pass } = create()
    expect(cache.find('hash', now)).toBeUndefined()
    cache.add(token)
    expect(cache.find('hash', now)).toBe(token)
    expect(cache.find('hash', token.expiresAt)).toBeUndefined()
    pass(5_001)
    expect(cache.find('hash', now)).toBeUndefined()
  })

  it('does not contain refresh tokens', () => {
    const { cache } = create()
    cache.add({ ...token, isRefresh: true })
    expect(cache.find('hash', now)).toBeUndefined()
  })

  it.each([
    ['the token', { tokenHash: 'hash' }],
    ['its session', { sessionId: 'session' }],
    ['all sessions of its customer', { customerId: 'customer' }],
  ])('returns no token after a revocation of %s, not even one that was read before', (_, revocation) => {
    const { cache, pass } = create()
    cache.add(token)
    cache.revoke(revocation)
    expect(cache.find('hash', now)).toBeUndefined()
    pass(30_000)
    cache.add(token)
    expect(cache.find('hash', now)).toBeUndefined()
    pass(30_001)
    cache.add(token)
    expect(cache.find('hash', now)).toBe(token)
  })

  it('returns the tokens of others after a revocation', () => {
    const { cache } = create()
    cache.revoke({ sessionId: 'another session', customerId: 'another customer' })
    cache.revoke({ customerId: null })
    cache.add({ ...token, customerId: null })
    expect(cache.find('hash', now)).toBeDefined()
  })
})
