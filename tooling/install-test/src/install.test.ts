import { randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@selvedge/dev'
import { createCustomer, PASSWORD, type TestShop } from '@selvedge/testing'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type InstalledSite, installSite } from './installSite.ts'
import { openBrowser, type Recorded, record } from './openBrowser.ts'
import { libraries } from './packages.ts'
import { placeGuestOrder } from './placeGuestOrder.ts'
import { run } from './run.ts'
import { servePage } from './servePage.ts'
import {
  addedUnits,
  addProduct,
  button,
  cartLink,
  eventsOf,
  expectAccessible,
  login,
  pauseChanges,
} from './sitePage.ts'
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
  expect(existsSync(join(site.folder, 'node_modules/graphql'))).toBe(true)
  await run(bin('tsc'), ['--noEmit'], site.folder)
  await run('pnpm', ['remove', '--prefer-offline', 'graphql'], site.folder)
  // pnpm leaves the package where the types of other packages find it.
  rmSync(join(site.folder, 'node_modules/.pnpm/node_modules/graphql'), { recursive: true })
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

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** A visitor of the site. `recorded` has what all their tabs did. */
type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly recorded: Recorded
  readonly openTab: () => Promise<Page>
  readonly end: () => Promise<void>
}

/** Serves a build of the site until the visit or the test ends, and opens it in a new visitor's browser. */
const visit = async (viewport: typeof phone, build = 'dist'): Promise<Visit> => {
  const served = await servePage(join(site.folder, build), Number(new URL(url).port))
  const recorded: Recorded = { complaints: [], operations: [] }
  const context = await browser.newContext({ viewport })
  const openTab = async (): Promise<Page> => {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    record(page, recorded)
    await page.goto(url)
    return page
  }
  const end = async (): Promise<void> => {
    await context.close()
    await served.stop()
  }
  onTestFinished(end)
  return { page: await openTab(), context, recorded, openTab, end }
}

test('runs a generated site: catalogue, product, cart, promo code, login in two tabs, and the checkout of the shop', async () => {
  const { page, recorded, openTab } = await visit(phone)
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
  const otherTab = await openTab()
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
})

test('takes a guest of a generated site with the cart to the shop’s checkout, where the guest buys', async () => {
  const { page, recorded } = await visit(phone)
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
})

test('creates an account in a generated site, which gets the guest’s cart', async () => {
  const { page, context, recorded } = await visit(phone)
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
  await context.clearCookies()
  await page.getByRole('link', { name: 'Juniper & Thread' }).click()
  await page.getByText('You are logged out.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
  await cartLink(page, '0 items').waitFor()
})

/** Builds the site for another market, into `dist-market`. */
const buildForMarket = async (market: string): Promise<void> => {
  const settings = join(site.folder, 'src/settings.ts')
  const before = readFileSync(settings, 'utf8')
  writeFileSync(settings, before.replace(/(export const market = ).*/, `$1${market} as const`))
  await run(bin('vite'), ['build', '--logLevel', 'warn', '--outDir', 'dist-market'], site.folder, {
    NODE_ENV: 'production',
  })
  writeFileSync(settings, before)
}

test('moves the cart of a customer who shopped in dollars to the currency of a generated site at login', async () => {
  const email = await createCustomer(shop, 'customer')
  const inDollars = await visit(desktop)
  // The banner covers nothing at the end of the page.
  await inDollars.page.getByRole('switch', { name: 'Dark mode' }).click()
  await addProduct(inDollars.page, 'Terrazzo Rosa')
  await login(inDollars.page, email)
  await inDollars.page.getByText('$34.00').first().waitFor()
  expect(inDollars.recorded.complaints).toEqual([])
  await inDollars.end()

  await buildForMarket("{ locale: 'en-GB', currency: 'GBP', country: 'GB' }")
  const { page, recorded } = await visit(phone, 'dist-market')
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
})

test('keeps the selected variant and the number of listed products in the address', async () => {
  const { page, recorded } = await visit(desktop)
  const cards = page.getByRole('article')
  await button(page, 'Show more').click()
  await cards.nth(24).waitFor()
  const count = await cards.count()
  const card = cards.filter({ hasText: 'from ' }).last()
  const lowest = /\$[\d.]+/.exec((await card.textContent()) ?? '')?.[0] ?? 'no price'
  const link = card.getByRole('link').first()
  expect(await link.getAttribute('href')).toMatch(/\?sku=./)
  await link.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('form').getByText(lowest).first().waitFor()

  const other = page.locator('form').getByRole('radio', { checked: false }).first()
  const value = await other.getAttribute('value')
  await page
    .locator('form')
    .getByText(value ?? '', { exact: true })
    .click()
  await page.reload()
  await page.getByRole('radio', { name: value ?? '', exact: true, checked: true }).waitFor()
  await page.goBack()
  await cards.nth(count - 1).waitFor()
  expect(await cards.count()).toBe(count)
  expect(recorded.complaints).toEqual([])
})

test('keeps the shown products when the next ones cannot be loaded, and reads what failed again', async () => {
  const { page } = await visit(desktop)
  const cards = page.getByRole('article')
  await cards.nth(23).waitFor()
  const abort = (route: Route): Promise<void> => route.abort()
  await page.route('**/graphql', abort)
  await button(page, 'Show more').click()
  await page.getByRole('alert').getByText('More designs could not be loaded.').waitFor()
  expect(await cards.count()).toBe(24)
  await page.unroute('**/graphql', abort)
  await button(page, 'Try again').click()
  await cards.nth(24).waitFor()

  await page.route('**/graphql', abort)
  await cards.first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'The product could not be loaded' }).waitFor()
  await page.unroute('**/graphql', abort)
  await button(page, 'Try again').click()
  await button(page, 'Add to cart').waitFor()
  await page.goBack()
  await cards.nth(24).waitFor()
})

test('shows a message while the device is offline', async () => {
  const { page, context } = await visit(phone)
  await page.getByRole('article').first().waitFor()
  const message = page.getByText('You are offline.', { exact: true }).first()
  await context.setOffline(true)
  await message.waitFor()
  await context.setOffline(false)
  await message.waitFor({ state: 'detached' })
})

test('counts the first item before the cart is read again', async () => {
  const { page, recorded } = await visit(desktop)
  await page.getByRole('link', { name: 'Terrazzo Rosa' }).first().click()
  await button(page, 'Add to cart').waitFor()
  const counted = Promise.withResolvers<void>()
  let isCreated = false
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? ''
    if (sent.includes('createMyCart')) isCreated = true
    if (isCreated && sent.includes('getActiveCart')) await counted.promise
    await route.continue()
  })
  await button(page, 'Add to cart').click()
  await cartLink(page, '1 item').waitFor()
  counted.resolve()
  await page.reload()
  await cartLink(page, '1 item').waitFor()
  expect(recorded.complaints).toEqual([])
})

test('shows trade members their prices in the list and on the product', async () => {
  const { page, recorded } = await visit(desktop)
  const card = page.getByRole('article').filter({ hasText: 'Terrazzo Rosa' }).first()
  await card.getByText('$34.00').waitFor()
  await login(page, await createCustomer(shop, 'trade'))
  await page.getByRole('link', { name: 'Juniper & Thread' }).click()
  await card.getByText('$27.20').waitFor()
  await card.getByRole('link').first().click()
  await page.locator('form').getByText('$27.20').waitFor()
  expect(recorded.complaints).toEqual([])
})

test('orders the quantity that was typed or pressed last, also when the visitor leaves for the checkout at once', async () => {
  const { page, recorded } = await visit(desktop)
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
})

test('predicts the total of a changed cart in a generated site, unless the discounts of the shop are unknown', async () => {
  const { page, recorded } = await visit(phone)
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
})
