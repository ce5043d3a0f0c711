import { globSync, lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Stack, startStack, temporarySettings } from '@selvedge/dev'
import { createReleaseFolder, releasedApps } from '@selvedge/dev/release'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Packages that are for development only. */
const DEVELOPMENT =
  /(^|\/)(typescript|vite|vitest|storybook|esbuild|tsup|drizzle-kit|playwright|@types|@storybook)(\/|$)/

let folder: string
let stack: Stack
let removeData: () => void = () => undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-release-'))
  await Promise.all(releasedApps.map((app) => createReleaseFolder(app, join(folder, app.name))))
  const { settings, remove } = await temporarySettings({
    // The services find node and nothing of the workspace.
    PATH: dirname(process.execPath),
    SELVEDGE_MODE: 'production',
    ACCEPT_IN_PRODUCTION: 'no-mail,payment-sandbox,simulated-groups',
    OPERATOR_KEY: 'opens the pages of the operator in tests',
    COMMERCE_READ_TIMEOUT_MS: '10000',
    PICTURE_WARM_UP_PATHS: '',
    LOG_LEVEL: 'warn',
  })
  removeData = remove
  stack = await startStack({
    settings,
    mode: 'production',
    folders: Object.fromEntries(releasedApps.map(({ name }) => [name, join(folder, name)])),
  })
})
afterAll(async () => {
  await stack?.stop()
  removeData()
  rmSync(folder, { recursive: true, force: true })
})

const url = (service: string, path: string): string => `${stack.urls[service]}${path}`

test.each(releasedApps)('responds with 200 to the probes of $name', async ({ name }) => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url(name, path))).status, path).toBe(200)
})

test('serves the home page with its scripts and its images', async () => {
  const response = await fetch(url('storefront', '/'))
  const html = await response.text()
  expect(response.status).toBe(200)
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  expect((await fetch(url('storefront', script ?? '/missing'))).status).toBe(200)
  const image = /"(\/pictures\/[^" ]+)/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const rendered = await fetch(url('storefront', image ?? '/missing'))
  expect(rendered.status).toBe(200)
  expect(rendered.headers.get('content-type')).toMatch(/^image\//)
})

test('serves the pages of the operator with their styles', async () => {
  const response = await fetch(url('identity', '/operator/login'))
  const html = await response.text()
  expect(response.status).toBe(200)
  const styles = /href="([^"]+\.css)"/.exec(html)?.[1]
  expect((await fetch(new URL(styles ?? '/missing', response.url))).status).toBe(200)
})

test.each(releasedApps)('names the file that starts $name, for `node .`', ({ name, entry }) => {
  const own = join(folder, name)
  expect(createRequire(import.meta.url).resolve(own)).toBe(realpathSync(join(own, entry)))
})

test.each(releasedApps)(
  'puts no development packages, source maps or links into the folder of $name',
  ({ name }) => {
    const files = globSync('**/*', { cwd: join(folder, name) })
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => DEVELOPMENT.test(file.replaceAll('\\', '/')))).toEqual([])
    expect(files.filter((file) => /\.(map|tsx?)$|\.env/.test(file))).toEqual([])
    expect(files.filter((file) => lstatSync(join(folder, name, file)).isSymbolicLink())).toEqual([])
  },
)
