import { randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@selvedge/dev'
import { createCustomer, PASSWORD, type TestShop } from '@selvedge/testing'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InstalledSite, installSite } from './installSite.ts'
import { lockedVersions } from './lockedVersions.ts'
import { openBrowser, type Recorded, record } from './openBrowser.ts'
import { libraries } from './packages.ts'
import { placeGuestOrder } from './placeGuestOrder.ts'
import { run } from './run.ts'
import { servePage } from './servePage.ts'
import { startShop } from './startShop.ts'

const SECRET = 'a-secret-that-stays-on-servers'

let site: InstalledSite
let shop: TestShop
let browser: Browser
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  ;[site, shop, browser] = await Promise.all([installSite(), startShop(url), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  site?.remove()
})

const bin = (name: string): string => join(site.folder, 'node_modules', '.bin', name)

test('type-checks a site against the installed packages, with and without the package graphql', async () => {
  expect(existsSync(join(site.folder, 'node_modules/.pnpm/node_modules/graphql'))).toBe(false)
  await run(bin('tsc'), ['--noEmit'], site.folder)
  await run(
    'pnpm',
    ['add', '--prefer-offline', `graphql@${lockedVersions(['graphql']).graphql}`],
    site.folder,
  )
  await run(bin('tsc'), ['--noEmit'], site.folder)
})

test.each(libraries)('loads $name with require', async ({ name }) => {
  const program = `process.stdout.write(String(Object.keys(require('${name}')).length))`
  const exported = await run(process.execPath, ['--input-type=commonjs', '--eval', program], site.folder)
  expect(Number(exported)).toBeGreaterThan(0)
})

test('builds a generated site without the secrets of its environment file', async () => {
  writeFileSync(
    join(site.folder, '.env'),
    [
      `STOREFRONT_URL=${shop.storefront}`,
      `IDENTITY_URL=${shop.identity}`,
      `COMMERCE_API_URL=${shop.platform}`,
      'COMMERCE_PROJECT_KEY=selvedge',
      'COMMERCE_CLIENT_ID=selvedge-local',
      `COMMERCE_CLIENT_SECRET=${SECRET}`,
    ].join('\n'),
  )
  await run(bin('vite'), ['build', '--logLevel', 'warn'], site.folder, { NODE_ENV: 'production' })
  const built = globSync('dist/**/*.{html,js,css}', { cwd: site.folder })
  expect(built.length).toBeGreaterThan(2)
  for (const file of built)
    expect(readFileSync(join(site.folder, file), 'utf8').includes(SECRET), file).toBe(false)
  const page = readFileSync(join(site.folder, 'dist/index.html'), 'utf8')
  expect(page).toContain('data-brand="juniper-thread"')
  expect(page).toContain('<title>Juniper &amp; Thread</title>')
})

/** Opens a page of the site in a visitor's browser. */
const open = async (visitor: BrowserContext, path: string, recorded: Recorded): Promise<Page> => {
  const page = await visitor.newPage()
  page.setDefaultTimeout(20_000)
  record(page, recorded)
  await page.goto(`${url}${path}`)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cartLink = (page: Page, count: string) => page.getByRole('link', { name: `Cart, ${count}` })

const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source)
  const found = await page.evaluate(() => window.axe.run().then(({ violations }) => violations))
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const eventsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event))

/** The units of each `add_to_cart` event. */
const addedUnits = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as { event: string; ecommerce: { items: { quantity: number }[] } })
      .filter(({ event }) => event === 'add_to_cart')
      .map(({ ecommerce }) => ecommerce.items[0]?.quantity),
  )

/** Adds the first variant of a product to the cart, from the list of products. */
const addProduct = async (page: Page, name: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await button(page, 'Add to cart').click()
  await page.getByText('It is in your cart.').waitFor()
}

const login = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Log in').click()
  await button(page, 'Log out').waitFor()
}

test('runs a generated site: catalogue, product, cart, promo code, login in two tabs, and the checkout of the shop', async () => {
  const served = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await open(visitor, '/', recorded)
  await page.getByRole('link', { name: 'Terrazzo Rosa' }).first().waitFor()
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--s-accent')
  expect(await page.evaluate(accent)).toBe('#7a2e4f')
  await expectAccessible(page)

  // Events wait for the visitor's consent.
  await addProduct(page, 'Terrazzo Rosa')
  await expectAccessible(page)
  expect(await eventsOf(page)).toEqual([])
  await button(page, 'Allow').click()
  expect(await eventsOf(page)).toEqual([
    'page-type',
    'page-type',
    'clear-ecommerce',
    'view_item',
    'clear-ecommerce',
    'add_to_cart',
  ])

  await cartLink(page, '1 item').click()
  await page.getByRole('button', { name: /^One more of Terrazzo Rosa/ }).click()
  await cartLink(page, '2 items').waitFor()
  await page.getByText('$68.00').first().waitFor()

  await page.getByText('Add a promo code').click()
  const code = page.getByRole('textbox', { name: 'Promo code' })
  await code.fill('NONSENSE')
  await button(page, 'Apply').click()
  await page.getByRole('alert').getByText('Please enter a valid code.').waitFor()
  await code.fill('welcome10')
  await button(page, 'Apply').click()
  await page.getByText('−$6.80').waitFor()
  await expectAccessible(page)
  await button(page, 'Remove the code WELCOME10').click()
  await page.getByText('−$6.80').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a promo code')

  // The cart is read again when its page opens, and not when the window gets the focus.
  recorded.operations.length = 0
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('link', { name: 'Juniper & Thread' }).click()
  await page.getByRole('link', { name: 'Terrazzo Rosa' }).first().waitFor()
  expect(recorded.operations).toEqual([])
  const read = page.waitForResponse(/graphql/)
  await cartLink(page, '2 items').click()
  await read
  expect(recorded.operations).toEqual(['getActiveCart'])

  // A login takes the guest's cart along, in this tab and in the other one.
  const otherTab = await open(visitor, '/', recorded)
  await cartLink(otherTab, '2 items').waitFor()
  const email = await createCustomer(shop, 'customer')
  await login(page, email)
  await page.getByText('Your cart came with you.', { exact: true }).waitFor()
  await button(otherTab, 'Log out').waitFor()
  await cartLink(otherTab, '2 items').waitFor()

  await button(otherTab, 'Log out').click()
  await cartLink(otherTab, '0 items').waitFor()
  await cartLink(page, '0 items').waitFor()
  await addProduct(otherTab, 'Hedgerow Walk')
  await cartLink(page, '1 item').waitFor()
  await login(page, email)
  await page.getByText('Your cart joined the one in your account.', { exact: true }).waitFor()
  await cartLink(page, '3 items').waitFor()
  await cartLink(otherTab, '3 items').waitFor()

  await cartLink(otherTab, '3 items').click()
  await button(otherTab, 'Remove Hedgerow Walk, Throw pillow').click()
  await cartLink(page, '2 items').waitFor()
  await otherTab.getByRole('status').getByText('Hedgerow Walk, Throw pillow is removed.').waitFor()
  expect(await otherTab.evaluate(() => document.activeElement?.id)).toBe('main')

  // The customer is logged in at the shop, too.
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL(`${shop.storefront}/checkout`)
  await page.getByText('Terrazzo Rosa').first().waitFor({ state: 'attached' })
  expect(await page.getByLabel('Confirm email').count()).toBe(0)
  expect(recorded.complaints).toEqual([])
  await visitor.close()
  await served.stop()
})

test('takes a guest of a generated site with the cart to the shop’s checkout, where the guest buys', async () => {
  const served = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await open(visitor, '/', recorded)
  await addProduct(page, 'Terrazzo Rosa')
  await cartLink(page, '1 item').click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL(`${shop.storefront}/checkout`)
  // The way to the checkout leaves no entry in the history.
  await page.goBack()
  await cartLink(page, '1 item').waitFor()
  expect(page.url()).toBe(`${url}/cart`)
  // The shop returns a visitor whose code it does not accept.
  await page.goto(`${url}/cart?handover-for=${randomUUID()}`)
  await page.getByRole('alert').getByText('The checkout could not be opened. Please try again.').waitFor()
  expect(page.url()).toBe(`${url}/cart`)
  await page.getByRole('link', { name: 'Check out' }).click()
  expect(await placeGuestOrder(page)).toMatch(/^SV-/)
  await page.goto(`${url}/cart`)
  await page.getByText('Your cart is empty').waitFor()
  expect(recorded.complaints).toEqual([])
  await visitor.close()
  await served.stop()
})

test('creates an account in a generated site, which gets the guest’s cart', async () => {
  const served = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await open(visitor, '/', recorded)
  await addProduct(page, 'Terrazzo Rosa')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  await expectAccessible(page)

  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Fern')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password again').fill(PASSWORD)
  await button(page, 'Create account').click()
  await page.getByText('Please agree before going on.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.getByRole('textbox', { name: 'Email' }).fill(`ada-${randomUUID()}@example.com`)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await button(page, 'Create account').click()
  await button(page, 'Log out').waitFor()
  await page.getByText('Your account is ready.', { exact: true }).waitFor()
  await cartLink(page, '1 item').waitFor()
  await page.getByText('Terrazzo Rosa').first().waitFor()
  expect(recorded.complaints).toEqual([])

  // A session that has ended is noticed at the next request.
  await page.evaluate(() => {
    for (const key of ['accessToken', 'ct_tokenCustomer']) localStorage.setItem(key, 'expired')
  })
  await visitor.clearCookies()
  await page.getByRole('link', { name: 'Juniper & Thread' }).click()
  await page.getByText('You are logged out.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
  await cartLink(page, '0 items').waitFor()
  await visitor.close()
  await served.stop()
})

/** Builds the site for a market of its own, and serves it. */
const serveMarket = async (market: string) => {
  const settings = join(site.folder, 'src/settings.ts')
  const before = readFileSync(settings, 'utf8')
  writeFileSync(settings, before.replace(/(export const market = ).*/, `$1${market} as const`))
  await run(bin('vite'), ['build', '--logLevel', 'warn', '--outDir', 'dist-market'], site.folder, {
    NODE_ENV: 'production',
  })
  writeFileSync(settings, before)
  return servePage(join(site.folder, 'dist-market'), Number(new URL(url).port))
}

test('moves the cart of a customer who shopped in dollars to the currency of a generated site at login', async () => {
  const recorded: Recorded = { complaints: [], operations: [] }
  const email = await createCustomer(shop, 'customer')
  const inDollars = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const earlier = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const before = await open(earlier, '/', recorded)
  // The banner covers nothing at the end of the page.
  await before.getByRole('switch', { name: 'Dark mode' }).click()
  await addProduct(before, 'Terrazzo Rosa')
  await login(before, email)
  await before.getByText('$34.00').first().waitFor()
  await earlier.close()
  await inDollars.stop()

  const inPounds = await serveMarket("{ locale: 'en-GB', currency: 'GBP', country: 'GB' }")
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await open(visitor, '/', recorded)
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await addProduct(page, 'Hedgerow Walk')
  await login(page, email)
  await cartLink(page, '2 items').waitFor()
  await page
    .getByRole('status')
    .getByText(/^Total £/)
    .waitFor()
  expect(await page.locator('main').textContent()).not.toContain('$')
  await addProduct(page, 'Terrazzo Rosa')
  await cartLink(page, '3 items').click()
  await page.getByText('Subtotal, 3 items', { exact: true }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain('$')

  // An applied code closes the field.
  await page.getByText('Add a promo code').click()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('welcome10')
  await button(page, 'Apply').click()
  await button(page, 'Remove the code WELCOME10').waitFor()
  await page.getByRole('textbox', { name: 'Promo code' }).waitFor({ state: 'hidden' })
  expect(recorded.complaints).toEqual([])
  await visitor.close()
  await inPounds.stop()
})

type ChangeControl = {
  /** Sends the delayed changes and all later ones. */
  readonly release: () => void
  /** Breaks the connections of the delayed changes and of all later ones. */
  readonly abort: () => void
}

/** Delays the changes of the cart that the page sends. */
const pauseChanges = async (page: Page): Promise<ChangeControl> => {
  const outcome = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/graphql', async (route) => {
    const { operationName } = JSON.parse(route.request().postData() ?? '{}') as { operationName?: string }
    await route[operationName === 'updateMyCart' ? await outcome.promise : 'continue']()
  })
  return { release: () => outcome.resolve('continue'), abort: () => outcome.resolve('abort') }
}

test('orders the quantity that was typed or pressed last, also when the visitor leaves for the checkout at once', async () => {
  const served = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await open(visitor, '/', recorded)
  await page.getByRole('link', { name: 'Terrazzo Rosa' }).first().click()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Enter')
  await cartLink(page, '3 items').click()

  const changes = await pauseChanges(page)
  const more = page.getByRole('button', { name: /^One more of Terrazzo Rosa/ })
  await more.click()
  await more.click()
  await page.getByRole('link', { name: 'Check out' }).click()
  changes.release()
  await page.waitForURL(`${shop.storefront}/checkout`)
  await page.goto(`${url}/cart`)
  await cartLink(page, '5 items').waitFor()
  expect(recorded.complaints).toEqual([])
  await visitor.close()
  await served.stop()
})

test('predicts the total of a changed cart in a generated site, unless the discounts of the shop are unknown', async () => {
  const served = await servePage(join(site.folder, 'dist'), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await open(visitor, '/', recorded)
  const more = page.getByRole('button', { name: /^One more of Terrazzo Rosa/ })
  const total = (amount: string) => page.getByRole('status').getByText(`Total ${amount}`, { exact: true })
  await button(page, 'Allow').click()
  await addProduct(page, 'Terrazzo Rosa')
  const list = page.waitForResponse(/automatic-discounts$/)
  await cartLink(page, '1 item').click()
  expect((await list).status()).toBe(200)
  const row = page.getByRole('article').filter({ hasText: 'Terrazzo Rosa' })
  /** The number of items, the price of the line and the total. */
  const expectCart = async (count: number, amount: string): Promise<void> => {
    await total(amount).waitFor()
    await cartLink(page, `${count} items`).waitFor()
    await page.getByText(`Subtotal, ${count} items`, { exact: true }).waitFor()
    await row.getByText(amount).first().waitFor()
  }
  let control = await pauseChanges(page)
  await more.click()
  await expectCart(2, '$68.00')
  // Later changes wait for the first one.
  await more.click()
  await more.click()
  await expectCart(4, '$136.00')
  control.release()
  await page.waitForResponse(/graphql/)
  await expectCart(4, '$136.00')
  // Two presses that became one change are one event.
  await expect.poll(() => addedUnits(page)).toEqual([1, 1, 2])
  expect(recorded.complaints).toEqual([])

  // A change is shown until it has failed, and then nothing of it remains.
  await page.unroute('**/graphql')
  control = await pauseChanges(page)
  await more.click()
  await expectCart(5, '$170.00')
  await button(page, 'Remove Terrazzo Rosa, Throw pillow').click()
  await page.getByText('Your cart is empty').waitFor()
  await cartLink(page, '0 items').waitFor()
  control.abort()
  await page.getByRole('alert').getByText('The shop could not be reached. Please try again.').waitFor()
  await expectCart(4, '$136.00')
  await page.unroute('**/graphql')

  await page.route('**/automatic-discounts', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.reload()
  await total('$136.00').waitFor()
  control = await pauseChanges(page)
  await more.click()
  await cartLink(page, '5 items').waitFor()
  await page.getByText('…', { exact: true }).first().waitFor()
  expect(await total('$170.00').count()).toBe(0)
  control.release()
  await total('$170.00').waitFor()
  await visitor.close()
  await served.stop()
})

declare global {
  interface Window {
    dataLayer?: unknown[]
    axe: typeof axe
  }
}
