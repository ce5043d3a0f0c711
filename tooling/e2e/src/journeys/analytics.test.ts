import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { marianne, placeOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { namesTold, told, toldOf } from '../steps/dataLayer.ts'
import { addToCart, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser()

/** Until something is told: events wait for clicks to pause and for the shop to answer. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })

let shopper: Shopper
afterEach(() => shopper.leave())

const units = (text: string): number => Number(text.replace(/[^0-9.]/g, ''))
const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
const yes = (page: Page) => banner(page).getByRole('button', { name: 'Yes, you may' })
const no = (page: Page) => banner(page).getByRole('button', { name: 'No, thank you' })

test('a guest’s way from the front page to the order is told in its order, with what was paid, and once', async () => {
  shopper = await aShopper({ consent: 'all' })
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(page)).toContain('view_cart')
  expect(await namesTold(page)).toEqual([
    'page-type',
    'Split_Testing',
    'page-type',
    'page-type',
    'view_item',
    'add_to_cart',
    'page-type',
    'view_cart',
  ])
  const [home, category, product, cart] = await toldOf(page, 'page-type')
  expect(home).toMatchObject({ pageType: 'home' })
  expect(category).toMatchObject({ pageType: 'category', pageCategory: 'fabric' })
  expect(product).toMatchObject({ pageType: 'product', pageCategory: 'fabric' })
  expect(cart).toMatchObject({ pageType: 'cart', cart_id: expect.any(String) })
  expect(cart?.guest_cart_id).toBe(cart?.cart_id)

  const inCart = units(await total(page))
  const [viewed] = await toldOf(page, 'view_item')
  const [added] = await toldOf(page, 'add_to_cart')
  const [seen] = await toldOf(page, 'view_cart')
  expect(viewed?.ecommerce).toMatchObject({ currency: 'USD', value: inCart })
  expect(added?.ecommerce).toMatchObject({
    currency: 'USD',
    value: inCart,
    items: [{ quantity: 1, price: inCart }],
  })
  expect(seen?.ecommerce).toMatchObject({ currency: 'USD', value: inCart, step: 0, items: [{ index: 0 }] })
  expect(viewed?.ecommerce?.items[0]?.item_id).toBe(seen?.ecommerce?.items[0]?.item_id)

  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  await eventually(() => namesTold(page)).toContain('review_order')
  const paid = units(await total(page))
  // The checkout is a document of its own: its data layer may begin with it.
  const names = await namesTold(page)
  expect(names.slice(names.lastIndexOf('view_cart') + 1)).toEqual([
    'page-type',
    'begin_checkout',
    'shipping_info',
    'page-type',
    'add_shipping_info',
    'page-type',
    'add_payment_info',
    'review_order',
  ])
  expect((await toldOf(page, 'begin_checkout'))[0]?.ecommerce).not.toHaveProperty('step')
  expect((await toldOf(page, 'add_shipping_info'))[0]?.ecommerce).toMatchObject({
    step: 2,
    shipping_tier: 'Standard',
  })
  expect((await toldOf(page, 'add_payment_info'))[0]?.ecommerce).toMatchObject({
    step: 3,
    payment_type: 'stripe',
  })
  expect((await toldOf(page, 'review_order'))[0]?.ecommerce).toMatchObject({ step: 4, value: paid })

  const number = await placeOrder(page)
  await eventually(() => namesTold(page)).toContain('purchase')
  const [bought] = await toldOf(page, 'purchase')
  expect(bought?.ecommerce).toMatchObject({
    currency: 'USD',
    value: paid,
    step: 5,
    transaction_id: number,
    items: [{ quantity: 1, price: inCart }],
  })
  const { tax = 0, shipping = 0 } = bought?.ecommerce ?? {}
  expect(Math.round((inCart + shipping + tax) * 100)).toBe(Math.round(paid * 100))
  expect(await namesTold(page)).not.toContain('remove_from_cart')

  // Every event about goods comes after a clearing one.
  const all = await told(page)
  for (const [at, { ecommerce }] of all.entries())
    if (ecommerce) expect(all[at - 1]?.event).toBe('clear-ecommerce')

  await page.reload()
  await eventually(() => namesTold(page)).toContain('page-type')
  await page.waitForLoadState('networkidle')
  expect(await namesTold(page)).toEqual(['page-type'])
  expect(shopper.complaints).toEqual([])
})

test('a quantity is told by its difference, once, however many clicks it took; what was refused is not', async () => {
  shopper = await aShopper({ consent: 'all' })
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(page)).toContain('view_cart')
  const more = page.getByRole('button', { name: 'One more' })
  for (let click = 0; click < 4; click += 1) await more.click()
  const count = async (name: string) =>
    (await toldOf(page, name)).map(({ ecommerce }) => ecommerce?.items[0]?.quantity)
  await eventually(() => count('add_to_cart')).toEqual([1, 4])
  for (let click = 0; click < 2; click += 1) await page.getByRole('button', { name: 'One less' }).click()
  await eventually(() => count('remove_from_cart')).toEqual([2])
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByText('Nothing in here yet').waitFor()
  await eventually(() => count('remove_from_cart')).toEqual([2, 3])
  expect(await count('add_to_cart')).toEqual([1, 4])
  expect(shopper.complaints).toEqual([])
})

test('a code is told when it is applied and when it is taken off; one that does nothing is not', async () => {
  shopper = await aShopper({ consent: 'all' })
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(page)).toContain('view_cart')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please enter a valid code.' }).waitFor()
  // A form sent while the page is still renewed breaks that off, which the browser writes down.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Promo code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  const remove = page.getByRole('button', { name: 'Remove code WELCOME10' })
  await remove.waitFor()
  await eventually(async () =>
    (await toldOf(page, 'apply_coupon')).map(({ ecommerce }) => ecommerce?.coupon),
  ).toEqual(['WELCOME10'])
  expect((await toldOf(page, 'apply_coupon'))[0]?.ecommerce?.value).toBe(units(await total(page)))
  await remove.click()
  await eventually(async () =>
    (await toldOf(page, 'remove_coupon')).map(({ ecommerce }) => ecommerce?.coupon),
  ).toEqual(['WELCOME10'])
  expect(shopper.complaints).toEqual([])
})

test('a change that fails is shown in a toast and told with its words and place; nothing else is told', async () => {
  shopper = await aShopper({ consent: 'all' })
  const { page, context } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(page)).toContain('view_cart')
  // The line goes away behind the page's back.
  const line = await page.locator('input[name="lineItemId"]').first().inputValue()
  const origin = new URL(page.url()).origin
  await context.request.post('/cart', { form: { intent: 'remove', lineItemId: line }, headers: { origin } })
  await page.getByRole('button', { name: 'One more' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByText('Your cart stayed as it was')
  await toast.waitFor()
  await eventually(() => toldOf(page, 'toast_error')).toHaveLength(1)
  const [failure] = await toldOf(page, 'toast_error')
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^Your cart stayed as it was /),
    error: 'invalid',
    location: '/cart',
  })
  expect((await toldOf(page, 'add_to_cart')).length).toBe(1)
})

describe('the question whether visits may be counted', () => {
  test('holds everything back until it is answered; what happened meanwhile follows, in its order', async () => {
    shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await banner(page).waitFor()
    await addToCart(page)
    await page.waitForLoadState('networkidle')
    expect(await told(page)).toEqual([])
    await yes(page).click()
    await eventually(() => namesTold(page)).toEqual([
      'page-type',
      'Split_Testing',
      'page-type',
      'page-type',
      'view_item',
      'add_to_cart',
      'page-type',
      'view_cart',
    ])
    await page.reload()
    await eventually(() => namesTold(page)).toEqual(['page-type', 'view_cart'])
    expect(await banner(page).count()).toBe(0)
    expect(shopper.complaints).toEqual([])
  })

  test('refused, nothing is told or kept, here and at checkout; a link in the foot asks again without leaving', async () => {
    shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/data-layer')) asked.push(request.url())
    })
    await openFirstProduct(page, 'Fabric')
    await no(page).click()
    await banner(page).waitFor({ state: 'detached' })
    await addToCart(page)
    await page.getByRole('link', { name: 'Go to shipping' }).click()
    await page.getByLabel('First name').fill('Marianne')
    await page.reload()
    await page.getByLabel('First name').fill('Marianne')
    await page.waitForLoadState('networkidle')
    expect(await told(page)).toEqual([])
    expect(asked).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'cookie-consent',
      'ct_cartUpdated',
    ])

    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await banner(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No, thank you')
    await yes(page).click()
    await banner(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie choices')
    expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
    await page.getByRole('link', { name: 'Edit cart' }).first().click()
    await eventually(() => namesTold(page)).toEqual(['page-type', 'view_cart'])
  })

  test('is reached and answered by keyboard, and the focus goes on to the content', async () => {
    shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    await page.goto('/')
    await banner(page).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    for (let at = 0; at < 4 && (await focused()) !== 'No, thank you'; at += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe('No, thank you')
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
  })

  test.each([390, 1440])(
    'moves nothing, hides no way on, and has no accessibility violation at %i px',
    async (width) => {
      shopper = await aShopper({ consent: 'asked', width })
      const { page } = shopper
      await page.addInitScript(() => {
        const seen = { shifts: [] as PerformanceEntry[], since: Number.POSITIVE_INFINITY }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => seen.shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
        new MutationObserver(() => {
          if (document.querySelector('button[value="necessary"]'))
            seen.since = Math.min(seen.since, performance.now())
        }).observe(document, { childList: true, subtree: true })
      })
      /** Whether the question was seen to come, and how often something moved since: fonts that come before it are another matter. */
      const shifts = () =>
        page.evaluate(() => {
          const { seen } = window as unknown as { seen: { shifts: PerformanceEntry[]; since: number } }
          return [
            Number.isFinite(seen.since),
            seen.shifts.filter(({ startTime }) => startTime >= seen.since).length,
          ]
        })
      const look = async (name: string): Promise<void> => {
        await banner(page).waitFor()
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
        expect([name, violations.map(({ id }) => id)]).toEqual([name, []])
        expect([name, await shifts()]).toEqual([name, [true, 0]])
      }
      /** Whether a button can be brought clear of the banner by scrolling. */
      const isClear = async (name: string): Promise<boolean> => {
        const button = page.locator('main').getByRole('button', { name }).first()
        await button.focus()
        return button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      }
      for (const path of ['/', '/category/printed-fabric', '/cart', '/account/login', '/help/privacy']) {
        await page.goto(path)
        await look(path)
      }
      await page.goto('/account/login')
      await banner(page).waitFor()
      await eventually(() => isClear('Log in')).toBe(true)
      await page.goto('/category/throw-pillow')
      await page.locator('main a[href*="/product/"]').first().click()
      await page.waitForURL(/\/product\//)
      await page.reload()
      await look('product')
      await eventually(() => isClear('Add to cart')).toBe(true)
      await addToCart(page)
      await page.getByRole('link', { name: 'Go to shipping' }).click()
      await page.getByRole('heading', { level: 1, name: 'Where should it go?' }).waitFor()
      await page.reload()
      await look('checkout')
      await eventually(() => isClear('Continue to delivery')).toBe(true)
      await takeShippingStep(page, marianne)
      await takePaymentStep(page, 'on')
      await eventually(() => isClear('Place order')).toBe(true)
      await placeOrder(page)
      await banner(page).waitFor()
    },
  )

  test('is not there without JavaScript, where nothing is counted', async () => {
    shopper = await aShopper({ consent: 'asked', script: 'off' })
    await shopper.page.goto('/')
    expect(await banner(shopper.page).count()).toBe(0)
    await shopper.page.getByRole('link', { name: 'Cookie choices' }).click()
    await shopper.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  })
})
