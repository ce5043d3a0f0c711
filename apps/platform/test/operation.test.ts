import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog } from '../src/log/log.ts'
import { startPlatform } from '../src/platform.ts'
import { createClient } from './client.ts'
import { credentials } from './credentials.ts'
import { startDatabase } from './embeddedDatabase.ts'
import { seededDatabase } from './freshDatabase.ts'
import { settingsFor } from './settingsFor.ts'

const linesOf = (): { log: ReturnType<typeof createLog>; text: () => string } => {
  const lines: string[] = []
  return { log: createLog('info', { write: (line) => lines.push(line) }), text: () => lines.join('') }
}

describe('a lost database', () => {
  it('is not ready while the database is down, and needs no restart when the database is back', async () => {
    const database = await startDatabase()
    const { log, text } = linesOf()
    const platform = await startPlatform(settingsFor(database.url), log)
    const client = createClient(async (path, init) => platform.app.request(path, init))
    const status = async (path: string) => (await platform.app.request(path)).status
    try {
      const token = await client.anonymous()
      expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])

      await database.pause()
      expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
      const response = await platform.app.request('/selvedge/graphql', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'x-request-id': 'while-the-database-is-gone' },
        body: JSON.stringify({ query: '{ me { activeCart { id } } }' }),
      })
      const body = await response.text()
      expect(response.status).toBe(500)
      for (const secret of ['ECONNREFUSED', 'select', '127.0.0.1', 'at ', token])
        expect(body).not.toContain(secret)

      await database.resume()
      expect(await status('/readyz')).toBe(200)
      expect((await client.run(token, 'getActiveCart')).status).toBe(200)

      const failure = text()
        .split('\n')
        .find((line) => line.includes('a request failed'))
      expect(JSON.parse(failure ?? '{}')).toMatchObject({
        requestId: 'while-the-database-is-gone',
        err: { type: expect.any(String), fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) },
      })
      for (const secret of ['select ', 'node_modules', '.ts:', token]) expect(text()).not.toContain(secret)
    } finally {
      await platform.close()
      await database.stop()
    }
  })
})

describe('the log', () => {
  it('logs no email address, password, token or client secret', async () => {
    const { log, text } = linesOf()
    const platform = await startPlatform(settingsFor((await seededDatabase()).url), log)
    const client = createClient(async (path, init) => platform.app.request(path, init))
    const draft = { email: 'private-person@example.com', password: 'Private-Pass-1', firstName: 'Privatina' }
    const guest = await client.anonymous()
    await client.run(guest, 'customerSignMeUp', { draft })
    await client.run(guest, 'customerSignMeUp', { draft })
    const token = await client.customer(draft.email, draft.password)
    await client.run(token, 'getMyCustomer')
    await client.graphql(
      await client.service(),
      `{ customers(where: "email=\\"${draft.email}\\" and nonsense=1") { total } }`,
    )
    await client.oauth('selvedge/customers/token', {
      grant_type: 'password',
      username: draft.email,
      password: 'x',
    })
    await platform.app.request(`/oauth/token?grant_type=password&username=${draft.email}`, { method: 'POST' })
    await platform.close()
    expect(text()).toContain('"msg":"request"')
    for (const secret of [draft.email, draft.password, draft.firstName, token, guest, credentials.secret])
      expect(text()).not.toContain(secret)
  })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const startServer = async (): Promise<{
  url: string
  child: ChildProcess
  ended: Promise<number | null>
}> => {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: (await seededDatabase()).url,
    COMMERCE_CLIENT_ID: credentials.id,
    COMMERCE_CLIENT_SECRET: credentials.secret,
    PLATFORM_PORT: String(port),
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/server.js')], { env })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is listening')) resolve()
    })
    ended.then((code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return { url: `http://127.0.0.1:${port}`, child, ended }
}

describe('a shutdown', () => {
  it('fails the readiness check at the start of a shutdown, so that all requests are finished', {
    timeout: 60_000,
  }, async () => {
    const { url, child, ended } = await startServer()
    const client = createClient((path, init) => fetch(`${url}${path}`, init))
    const token = await client.service()
    const refused = await client.graphql(token, '{ customers(limit: 501) { total } }')
    expect([refused.status, refused.body.errors[0].extensions]).toEqual([400, { code: 'InvalidInput' }])
    const statuses: number[] = []
    let isStopping = false
    // Like a load balancer, sends requests until the readiness check fails.
    const drive = async (): Promise<void> => {
      for (;;) {
        const isReady = await fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        )
        if (isStopping && !isReady) return
        statuses.push((await client.graphql(token, '{ categories(limit: 50) { results { id } } }')).status)
      }
    }
    const drivers = [drive(), drive(), drive(), drive()]
    await client.graphql(token, '{ categories { total } }')
    child.kill('SIGTERM')
    isStopping = true
    await Promise.all(drivers)
    expect(await ended).toBe(0)
    expect(statuses.length).toBeGreaterThan(3)
    expect(statuses.every((status) => status === 200)).toBe(true)
  })
})
