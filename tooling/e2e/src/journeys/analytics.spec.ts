import type { BrowserContext } from '@playwright/test'
import { expectOrder, givenCustomer, marianne, query } from '@selvedge/testing'
import { formProblems } from '../events/formProblems.ts'
import { funnelProblems } from '../events/funnelProblems.ts'
import { recordPersonalData } from '../events/personalData.ts'
import { logIn } from '../flows/account.ts'
import {
  completeShippingStep,
  fillAddress,
  payByCard,
  placeOrder,
  submitShipping,
  waitForStep,
} from '../flows/checkout.ts'
import {
  addToCart,
  alert,
  applyCode,
  browseToProduct,
  emptyCart,
  readTotal,
  removeCode,
  shippingLink,
  toasts,
} from '../flows/shopping.ts'
import { openPage, waitUntilReady } from '../harness/openPage.ts'
import { type RecordedEvents, recordEvents } from '../harness/recordEvents.ts'
import { expect, test } from '../harness/test.ts'

const parseAmount = (text: string): number => Number(text.replace(/[^0-9.]/g, ''))

/** Waits for an event. Actions before the tracker is loaded are tracked when it loads. */
const waitForEvent = (events: RecordedEvents, name: string, since = 0) =>
  expect.poll(() => events.names(since)).toContain(name)

/** Records the events and all typed personal data of a visitor. */
const recordAll = async (context: BrowserContext) => ({
  events: await recordEvents(context),
  personalData: recordPersonalData(context),
})

test('tracks each event of a guest once and in order, from the home page to the order, with the paid amounts', async ({
  page,
  context,
  shop,
}) => {
  const { events, personalData } = await recordAll(context)
  await browseToProduct(page, 'Fabric')
  await waitForEvent(events, 'view_item')
  await addToCart(page)
  await waitForEvent(events, 'view_cart')
  expect(events.names()).toEqual([
    'page-type',
    'Split_Testing',
    'page-type',
    'page-type',
    'view_item',
    'add_to_cart',
    'page-type',
    'view_cart',
  ])
  expect(events.named('page-type')).toMatchObject([
    { pageType: 'home' },
    { pageType: 'category', pageCategory: 'fabric' },
    { pageType: 'product', pageCategory: 'fabric' },
    { pageType: 'cart', cart_id: expect.any(String) },
  ])
  const cart = events.named('page-type')[3]
  expect(cart?.guest_cart_id).toBe(cart?.cart_id)

  const inCart = parseAmount(await readTotal(page))
  const [viewed] = events.named('view_item')
  const [added] = events.named('add_to_cart')
  const [seen] = events.named('view_cart')
  expect(viewed?.ecommerce).toMatchObject({ currency: 'USD', value: inCart })
  expect(added?.ecommerce).toMatchObject({
    currency: 'USD',
    value: inCart,
    items: [{ quantity: 1, price: inCart }],
  })
  expect(seen?.ecommerce).toMatchObject({ currency: 'USD', value: inCart, step: 0, items: [{ index: 0 }] })
  // The product has the same identifiers before it is in the cart and afterwards.
  const { item_id, childSku, parentSku } = seen?.ecommerce?.items[0] ?? {}
  expect([item_id, childSku, parentSku]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  expect(viewed?.ecommerce?.items[0]).toMatchObject({ item_id, childSku, parentSku })
  expect(added?.ecommerce?.items[0]).toMatchObject({ item_id, childSku, parentSku })

  await shippingLink(page).click()
  await completeShippingStep(page, marianne)
  await payByCard(page)
  await waitForEvent(events, 'review_order')
  const paid = parseAmount(await readTotal(page))
  const names = events.names()
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
  expect(events.named('begin_checkout')[0]?.ecommerce).not.toHaveProperty('step')
  expect(events.named('add_shipping_info')[0]?.ecommerce).toMatchObject({
    step: 2,
    shipping_tier: 'Standard',
  })
  expect(events.named('add_payment_info')[0]?.ecommerce).toMatchObject({ step: 3, payment_type: 'stripe' })
  expect(events.named('review_order')[0]?.ecommerce).toMatchObject({ step: 4, value: paid })

  const number = await placeOrder(page)
  await waitForEvent(events, 'purchase')
  const [purchase] = events.named('purchase')
  expect(purchase?.ecommerce).toMatchObject({
    currency: 'USD',
    value: paid,
    step: 5,
    transaction_id: number,
    items: [{ quantity: 1, price: inCart }],
  })
  const { tax = 0, shipping = 0 } = purchase?.ecommerce ?? {}
  expect(Math.round((inCart + shipping + tax) * 100)).toBe(Math.round(paid * 100))
  expect(events.names()).not.toContain('remove_from_cart')
  await expectOrder(shop, { number, total: await readTotal(page) })

  const since = events.all.length
  await page.reload()
  await waitForEvent(events, 'page-type', since)
  // Opens another page, so that all events of the reload have been recorded.
  const afterReload = events.all.length
  await page.getByRole('banner').getByRole('link').first().click()
  await waitForEvent(events, 'page-type', afterReload)
  expect(events.names(since).filter((name) => name !== 'Split_Testing')).toEqual(['page-type', 'page-type'])

  expect(formProblems(events.all)).toEqual([])
  expect(funnelProblems(events.all)).toEqual([])
  expect([...personalData.values]).toContain(marianne.line1)
  expect(await personalData.problems(events.all)).toEqual([])
})

test('tracks a customer’s purchase with promo code and gift, and sends nothing that the customer typed', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const { events, personalData } = await recordAll(context)
  const { visitor } = await givenCustomer(shop, 'customer')
  const { cartId } = await prepareCart({ visitor, lines: [{ category: 'bedding', quantity: 2 }] })
  await openPage(page, '/cart')
  await waitForEvent(events, 'view_cart')
  await applyCode(page, 'WELCOME10')
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill('Augustina')
  await page.getByLabel('From', { exact: true }).fill('Thomasina')
  await page.getByLabel('Message', { exact: true }).fill('For the new kitchen.')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await expect(page.getByText('For Augustina, from Thomasina').first()).toBeVisible()
  await waitForEvent(events, 'apply_coupon')
  await shippingLink(page).click()
  await waitForStep(page, 'shipping')
  await fillAddress(page, marianne)
  await page.getByLabel('Delivery instructions').fill('Ring at Warren Hall')
  await submitShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await waitForStep(page, 'billing')
  await payByCard(page)
  await waitForEvent(events, 'review_order')
  const number = await placeOrder(page)
  await waitForEvent(events, 'purchase')
  expect(events.named('purchase')).toHaveLength(1)
  expect(events.named('purchase')[0]?.ecommerce).toMatchObject({ transaction_id: number })
  expect(
    await query(shop, 'platform', 'select 1 from orders where order_number = $1 and cart_id = $2', [
      number,
      cartId,
    ]),
  ).toHaveLength(1)
  expect(formProblems(events.all)).toEqual([])
  expect(funnelProblems(events.all)).toEqual([])
  expect([...personalData.values]).toEqual(expect.arrayContaining(['Augustina', 'Ring at Warren Hall']))
  expect(await personalData.problems(events.all)).toEqual([])
})

test('tracks several clicks on a quantity button as one event with the total change', async ({
  page,
  context,
  prepareCart,
}) => {
  const events = await recordEvents(context)
  await prepareCart()
  await openPage(page, '/cart')
  await waitForEvent(events, 'view_cart')
  const changes = (name: string) => events.named(name).map(({ ecommerce }) => ecommerce?.items[0]?.quantity)
  // The page itself clicks once in each frame, because a busy machine may delay each click of the test.
  const press = (name: string, times: number): Promise<void> =>
    page.getByRole('button', { name }).evaluate(async (button: HTMLElement, clicks) => {
      for (let click = 0; click < clicks; click += 1) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    }, times)
  await press('One more', 4)
  await expect.poll(() => changes('add_to_cart')).toEqual([4])
  await press('One less', 2)
  await expect.poll(() => changes('remove_from_cart')).toEqual([2])
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(emptyCart(page)).toBeVisible()
  await expect.poll(() => changes('remove_from_cart')).toEqual([2, 3])
  expect(changes('add_to_cart')).toEqual([4])
  expect(formProblems(events.all)).toEqual([])
})

test('tracks a discount code when it is applied and when it is removed, and tracks no refused code', async ({
  page,
  context,
  prepareCart,
}) => {
  const events = await recordEvents(context)
  await prepareCart()
  await openPage(page, '/cart')
  await waitForEvent(events, 'view_cart')
  await applyCode(page, 'NO-SUCH-CODE')
  await expect(alert(page, 'Please enter a valid code.')).toBeVisible()
  await waitUntilReady(page)
  await page.getByLabel('Promo code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(removeCode(page, 'WELCOME10')).toBeVisible()
  const coupons = (name: string) => events.named(name).map(({ ecommerce }) => ecommerce?.coupon)
  await expect.poll(() => coupons('apply_coupon')).toEqual(['WELCOME10'])
  expect(events.named('apply_coupon')[0]?.ecommerce?.value).toBe(parseAmount(await readTotal(page)))
  await removeCode(page, 'WELCOME10').click()
  await expect.poll(() => coupons('remove_coupon')).toEqual(['WELCOME10'])
  expect(coupons('apply_coupon')).toEqual(['WELCOME10'])
})

test('shows a toast when a cart change fails, and tracks the message of the toast and the path of the page', async ({
  page,
  context,
  prepareCart,
}) => {
  const events = await recordEvents(context)
  const { page: cart } = await prepareCart()
  await openPage(page, '/cart')
  await waitForEvent(events, 'view_cart')
  // Removes the line by a request of which the page is unaware.
  await cart.press(/^Remove /)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(toasts(page).getByText('Your cart stayed as it was')).toBeVisible()
  await expect
    .poll(() => events.named('toast_error'))
    .toMatchObject([
      { message: expect.stringMatching(/^Your cart stayed as it was /), error: 'invalid', location: '/cart' },
    ])
  expect(events.named('add_to_cart')).toEqual([])
})

test('tracks a login, and does not track the items of the customer’s cart as added', async ({
  page,
  context,
  shop,
  prepareCart,
}) => {
  const events = await recordEvents(context)
  const { email, visitor } = await givenCustomer(shop, 'customer')
  await prepareCart({ visitor })
  await context.clearCookies()
  await logIn(page, email)
  await waitForEvent(events, 'login')
  await expect
    .poll(async () => JSON.parse(await page.evaluate(() => localStorage.getItem('user_information') ?? '{}')))
    .toMatchObject({ guest: false, order_count: expect.any(Number) })
  expect(events.names()).not.toContain('add_to_cart')
})

test('shows the content of a variant only to visitors with that variant, and tracks and records their exposure', async ({
  openWindow,
  shop,
}) => {
  const seen = new Set<string>()
  const countExposures = async () =>
    (await query(shop, 'identity', 'select 1 from experiment_exposure')).length
  for (let visits = 0; visits < 20 && seen.size < 2; visits += 1) {
    const context = await openWindow()
    const before = await countExposures()
    const events = await recordEvents(context)
    const page = await context.newPage()
    await openPage(page, '/')
    await waitForEvent(events, 'Split_Testing')
    const isBold = (await page.locator('main').getByRole('link', { name: 'Start a sampler' }).count()) > 1
    expect(events.named('Split_Testing')).toMatchObject([
      { experiment: 'hero', variant: 'bold', status: isBold ? 'exposure' : 'disabled' },
    ])
    expect(events.named('page-type')).toMatchObject([
      { 'split-testing': { hero: isBold ? 'bold' : 'plain' } },
    ])
    await expect.poll(countExposures).toBeGreaterThan(before)
    seen.add(isBold ? 'bold' : 'plain')
    await context.close()
  }
  expect([...seen].sort()).toEqual(['bold', 'plain'])
})
