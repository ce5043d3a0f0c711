import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, type RunningPlatform, startPlatform } from '@selvedge/dev'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installSite } from './installSite.ts'
import { lockedVersions } from './lockedVersions.ts'
import { publishedPackages } from './packages.ts'
import { run } from './run.ts'
import { servePage } from './servePage.ts'

const slug = 'quince-orchard-night-pond-printed-fabric'

let folder: string
let platform: RunningPlatform
let browser: Browser
beforeAll(async () => {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  ;[folder, platform, browser] = await Promise.all([
    installSite(),
    startPlatform(),
    chromium.launch({
      executablePath: found.path,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--no-first-run',
      ],
    }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const bin = (name: string): string => join(folder, 'node_modules', '.bin', name)

test('type-checks a site against the installed packages, with and without the package graphql', async () => {
  expect(existsSync(join(folder, 'node_modules/.pnpm/node_modules/graphql'))).toBe(false)
  await run(bin('tsc'), ['-p', 'tsconfig.json'], folder)
  await run('pnpm', ['add', '--prefer-offline', `graphql@${lockedVersions(['graphql']).graphql}`], folder)
  await run(bin('tsc'), ['-p', 'tsconfig.json'], folder)
})

test.each(publishedPackages())('loads $name with require', async ({ name }) => {
  const program = `process.stdout.write(String(Object.keys(require('${name}')).length))`
  const exported = await run(process.execPath, ['--input-type=commonjs', '--eval', program], folder)
  expect(Number(exported)).toBeGreaterThan(0)
})

test('builds a site that shows a product and a cart with totals, tracks events and logs no errors', async () => {
  await run(bin('vite'), ['build', '--logLevel', 'warn'], folder, {
    NODE_ENV: 'production',
    VITE_PLATFORM_URL: platform.url,
    VITE_PROJECT_KEY: platform.projectKey,
    VITE_CLIENT_ID: platform.clientId,
    VITE_CLIENT_SECRET: platform.clientSecret,
  })
  const site = await servePage(join(folder, 'dist'))
  const { page, complaints, operations } = await openPage()
  await page.goto(`${site.url}/?product=${slug}`)
  await page.getByRole('heading', { level: 1, name: /\w/ }).waitFor()
  await page.getByText('Your cart is empty.').waitFor()
  const price = Number(await page.locator('[data-price]').getAttribute('data-price'))
  expect(price).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.locator('[data-count="1"]').waitFor()
  const total = Number(await page.locator('output').textContent())
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(price)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.locator('[data-count="2"]').waitFor()

  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) === 4)
  const pushed = await page.evaluate(() => window.dataLayer)
  expect(pushed).toMatchObject([
    { event: 'clear-ecommerce' },
    { event: 'add_to_cart', ecommerce: { currency: 'USD', value: price } },
    { event: 'clear-ecommerce' },
    { event: 'add_to_cart' },
  ])
  expect(await page.evaluate(() => Number(localStorage.getItem('ct_cartUpdated')))).toBeGreaterThan(0)

  operations.length = 0
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByRole('button', { name: 'Close cart' }).click()
  expect(operations).toEqual([])
  const response = page.waitForResponse(/graphql/)
  await page.getByRole('button', { name: 'Open cart' }).click()
  await page.locator('[data-count="2"]').waitFor()
  await response
  expect(operations).toEqual(['getActiveCart'])

  // Another tab of the site reports that the cart has changed.
  const again = page.waitForResponse(/graphql/)
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'ct_cartUpdated' })))
  await again
  expect(complaints).toEqual([])
  await site.stop()
})

/** Opens a page and records its console messages and operations. */
const openPage = async (): Promise<{ page: Page; complaints: string[]; operations: string[] }> => {
  const page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  const operations: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      operations.push((JSON.parse(request.postData() ?? '{}') as { operationName: string }).operationName)
  })
  return { page, complaints, operations }
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
}
