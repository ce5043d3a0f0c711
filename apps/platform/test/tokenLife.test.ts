import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '../src/db/database.ts'
import { tokens } from '../src/db/schema.ts'
import { createLog } from '../src/log/log.ts'
import {
  findToken,
  issueTokens,
  lifetimes,
  refreshTokens,
  removeExpiredTokens,
} from '../src/oauth/tokenStore.ts'
import { startPlatform } from '../src/platform.ts'
import { createClient } from './client.ts'
import { credentials } from './credentials.ts'
import { seededDatabase } from './freshDatabase.ts'
import { settingsFor } from './settingsFor.ts'
import { shop } from './shop.ts'

const silent = createLog('silent')
const start = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('a token', () => {
  let database: ReturnType<typeof connect>
  beforeAll(() => {
    database = connect(inject('databaseUrl'), silent)
  })
  afterAll(() => database.close())

  const issue = (anonymousId: string) =>
    issueTokens(database.db, { clientId: credentials.id, scope: 'x', anonymousId }, start)

  it('rejects a token after its lifetime', async () => {
    const { access_token: token } = await issue('ends')
    expect(await findToken(database.db, token, later(lifetimes.access - 1))).toBeDefined()
    expect(await findToken(database.db, token, later(lifetimes.access))).toBeUndefined()
  })

  it('rejects a refresh token 200 days after its last use', async () => {
    const { refresh_token: token = '' } = await issue('lives')
    const nearEnd = later(lifetimes.refresh - 1)
    expect(await refreshTokens(database.db, token, credentials.id, nearEnd)).toBeDefined()
    const wellAfter = later(2 * lifetimes.refresh - 2)
    expect(await refreshTokens(database.db, token, credentials.id, wellAfter)).toBeDefined()
    const expired = later(3 * lifetimes.refresh)
    expect(await refreshTokens(database.db, token, credentials.id, expired)).toBeUndefined()
  })

  it('stores tokens as hashes, and deletes them after they have expired', async () => {
    const { access_token, refresh_token = '' } = await issue('hashed')
    const stored = JSON.stringify(await database.db.select().from(tokens))
    expect(stored).not.toContain(access_token)
    expect(stored).not.toContain(refresh_token)
    await removeExpiredTokens(database.db, later(lifetimes.access + 1))
    const left = await database.db.select().from(tokens)
    expect(left.some((row) => row.anonymousId === 'hashed' && !row.isRefresh)).toBe(false)
    expect(left.some((row) => row.anonymousId === 'hashed' && row.isRefresh)).toBe(true)
  })
})

describe('a restart', () => {
  it('keeps sessions after a restart', async () => {
    const settings = settingsFor((await seededDatabase()).url)
    const before = await startPlatform(settings, silent)
    const client = createClient(async (path, init) => before.app.request(path, init))
    const session = await client.oauth('selvedge/anonymous/token', {
      grant_type: 'client_credentials',
      anonymous_id: 'survivor',
    })
    const cart = await client.newCart(session.body.access_token)
    await before.close()

    const after = await startPlatform(settings, silent)
    const again = createClient(async (path, init) => after.app.request(path, init))
    const { me } = await again.execute(session.body.access_token, 'getActiveCart')
    expect(me.activeCart.id).toBe(cart.id)
    const refreshed = await again.oauth('token', {
      grant_type: 'refresh_token',
      refresh_token: session.body.refresh_token,
    })
    expect(refreshed.body.scope).toMatch(/anonymous_id:survivor$/)
    const taken = { grant_type: 'client_credentials', anonymous_id: 'survivor' }
    expect((await again.oauth('selvedge/anonymous/token', taken)).body.error).toBe('AnonymousIdAlreadyInUse')
    await after.close()
  })
})

describe('an anonymous id', () => {
  it.each(['a b', 'x manage_orders:selvedge', '', 'tab\there', 'ü', 'x'.repeat(300)])(
    'does not let an anonymous id add scopes to its token: %j',
    async (anonymous_id) => {
      const { status, body } = await shop.oauth('selvedge/anonymous/token', {
        grant_type: 'client_credentials',
        anonymous_id,
      })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    },
  )
})
