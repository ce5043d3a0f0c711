import { describe, expect, inject, it } from 'vitest'
import { runAdmin } from '../src/admin/runAdmin.ts'
import { connect } from '../src/db/database.ts'
import { createLog } from '../src/log/log.ts'
import { saveClient } from '../src/oauth/clientStore.ts'
import { credentials } from './credentials.ts'
import { shop } from './shop.ts'

const addClient = async (...args: readonly string[]): Promise<{ code: number; output: string }> => {
  let output = ''
  const add = (line: string) => {
    output += `${line}\n`
  }
  const env = { DATABASE_URL: inject('databaseUrl') }
  return { code: await runAdmin(['add-client', ...args], env, { out: add, error: add }), output }
}

describe('an added API client', () => {
  it('gives an added API client a secret, and only the requested scopes', async () => {
    const { code, output } = await addClient('warehouse', 'manage_products')
    expect(code).toBe(0)
    const secret = /client secret {2}(\S+)/.exec(output)?.[1] ?? ''
    const basic = shop.basic('warehouse', secret)
    const { body } = await shop.oauth('token', { grant_type: 'client_credentials' }, basic)
    expect(body.scope).toBe('manage_products:selvedge')
    const stock = await shop.graphql(body.access_token, '{ inventoryEntries(limit: 1) { count } }')
    expect(stock.body.data.inventoryEntries.count).toBe(1)
    const orders = await shop.graphql(body.access_token, '{ orders { total } }')
    expect([orders.status, orders.body.errors[0].extensions]).toEqual([403, { code: 'insufficient_scope' }])
    const guest = await shop.oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' }, basic)
    expect([guest.status, guest.body.error]).toEqual([403, 'insufficient_scope'])
    const session = await shop.oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' })
    const stolen = { grant_type: 'refresh_token', refresh_token: session.body.refresh_token }
    expect((await shop.oauth('token', stolen, basic)).body.error).toBe('invalid_grant')
    expect((await shop.oauth('introspect', { token: session.body.access_token }, basic)).body).toEqual({
      active: false,
    })
  })

  it('accepts a new secret at once, and no other secret', async () => {
    const { db, close } = connect(inject('databaseUrl'), createLog('silent'))
    const client = { id: 'rotated', scopes: 'manage_products:selvedge' }
    const statusFor = async (secret: string) =>
      (await shop.oauth('token', { grant_type: 'client_credentials' }, shop.basic('rotated', secret))).status
    await saveClient(db, { ...client, secret: 'the-first-secret' })
    expect(await statusFor('the-first-secret')).toBe(200)
    await saveClient(db, { ...client, secret: 'the-second-secret' })
    expect(await statusFor('the-second-secret')).toBe(200)
    expect(await statusFor('the-first-secret')).toBe(401)
    expect(await statusFor('another-secret')).toBe(401)
    await close()
  })

  it('rejects an API client whose id already exists, or that has no valid permission', async () => {
    expect((await addClient(credentials.id, 'manage_orders')).output).toMatch(/already exists/)
    expect((await addClient('nothing')).output).toMatch(/at least one permission/)
    expect((await addClient('strange', 'manage orders; drop')).output).toMatch(/is not a permission/)
  })
})
