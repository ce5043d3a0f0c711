import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSiteEnvironment } from './siteEnvironment.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-site-env-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const urls = {
  storefront: 'http://localhost:3000',
  identity: 'http://localhost:3001',
  platform: 'http://localhost:3002',
}
const shop = { urls, clientSecret: 'a-secret', siteOrigins: 'http://localhost:5173' }

test('writes the URLs and credentials for another site to a file that only its owner may read', () => {
  const file = writeSiteEnvironment({ dataDir, ...shop })
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
    STOREFRONT_URL: 'http://localhost:3000',
    IDENTITY_URL: 'http://localhost:3001',
    COMMERCE_AUTH_URL: 'http://localhost:3002',
    COMMERCE_API_URL: 'http://localhost:3002',
    COMMERCE_PROJECT_KEY: 'selvedge',
    COMMERCE_CLIENT_ID: 'selvedge-local',
    COMMERCE_CLIENT_SECRET: 'a-secret',
    SITE_ORIGINS: 'http://localhost:5173',
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('writes no credentials when the shop uses an external platform', () => {
  const file = writeSiteEnvironment({ dataDir, ...shop, clientSecret: undefined })
  expect(readFileSync(file, 'utf8')).not.toContain('COMMERCE_')
})
