import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { eventually, namesTold, toldOf } from '../steps/dataLayer.ts'
import { orderProven } from '../steps/orderProven.ts'
import { addToCart, openFirstProduct, total } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const units = (text: string): number => Number(text.replace(/[^0-9.]/g, ''))

test('a guest’s way from the front page to the order is told in its order, with what was paid, and once', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
  expect(namesTold(shopper)).toEqual([
    'page-type',
    'Split_Testing',
    'page-type',
    'page-type',
    'view_item',
    'add_to_cart',
    'page-type',
    'view_cart',
  ])
  const [home, category, product, cart] = toldOf(shopper, 'page-type')
  expect(home).toMatchObject({ pageType: 'home' })
  expect(category).toMatchObject({ pageType: 'category', pageCategory: 'fabric' })
  expect(product).toMatchObject({ pageType: 'product', pageCategory: 'fabric' })
  expect(cart).toMatchObject({ pageType: 'cart', cart_id: expect.any(String) })
  expect(cart?.guest_cart_id).toBe(cart?.cart_id)

  const inCart = units(await total(page))
  const [viewed] = toldOf(shopper, 'view_item')
  const [added] = toldOf(shopper, 'add_to_cart')
  const [seen] = toldOf(shopper, 'view_cart')
  expect(viewed?.ecommerce).toMatchObject({ currency: 'USD', value: inCart })
  expect(added?.ecommerce).toMatchObject({
    currency: 'USD',
    value: inCart,
    items: [{ quantity: 1, price: inCart }],
  })
  expect(seen?.ecommerce).toMatchObject({ currency: 'USD', value: inCart, step: 0, items: [{ index: 0 }] })
  // The product goes by the same names before it is in the cart and after.
  const { item_id, childSku, parentSku } = seen?.ecommerce?.items[0] ?? {}
  expect([item_id, childSku, parentSku]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  expect(viewed?.ecommerce?.items[0]).toMatchObject({ item_id, childSku, parentSku })
  expect(added?.ecommerce?.items[0]).toMatchObject({ item_id, childSku, parentSku })

  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on')
  await eventually(() => namesTold(shopper)).toContain('review_order')
  const paid = units(await total(page))
  const names = namesTold(shopper)
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
  expect(toldOf(shopper, 'begin_checkout')[0]?.ecommerce).not.toHaveProperty('step')
  expect(toldOf(shopper, 'add_shipping_info')[0]?.ecommerce).toMatchObject({
    step: 2,
    shipping_tier: 'Standard',
  })
  expect(toldOf(shopper, 'add_payment_info')[0]?.ecommerce).toMatchObject({
    step: 3,
    payment_type: 'stripe',
  })
  expect(toldOf(shopper, 'review_order')[0]?.ecommerce).toMatchObject({ step: 4, value: paid })

  const number = await orderProven(shopper)
  await eventually(() => namesTold(shopper)).toContain('purchase')
  const [bought] = toldOf(shopper, 'purchase')
  expect(bought?.ecommerce).toMatchObject({
    currency: 'USD',
    value: paid,
    step: 5,
    transaction_id: number,
    items: [{ quantity: 1, price: inCart }],
  })
  const { tax = 0, shipping = 0 } = bought?.ecommerce ?? {}
  expect(Math.round((inCart + shipping + tax) * 100)).toBe(Math.round(paid * 100))
  expect(namesTold(shopper)).not.toContain('remove_from_cart')

  const since = shopper.told.length
  await page.reload()
  await eventually(() => namesTold(shopper, since)).toContain('page-type')
  await page.waitForLoadState('networkidle')
  expect(namesTold(shopper, since)).toEqual(['page-type'])
})

test('a quantity is told by its difference, once, however many clicks it took; what was refused is not', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
  const more = page.getByRole('button', { name: 'One more' })
  for (let click = 0; click < 4; click += 1) await more.click()
  const count = (name: string) => toldOf(shopper, name).map(({ ecommerce }) => ecommerce?.items[0]?.quantity)
  await eventually(() => count('add_to_cart')).toEqual([1, 4])
  for (let click = 0; click < 2; click += 1) await page.getByRole('button', { name: 'One less' }).click()
  await eventually(() => count('remove_from_cart')).toEqual([2])
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page.getByText('Nothing in here yet').waitFor()
  await eventually(() => count('remove_from_cart')).toEqual([2, 3])
  expect(count('add_to_cart')).toEqual([1, 4])
})

test('a code is told when it is applied and when it is taken off; one that does nothing is not', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
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
  await eventually(() => toldOf(shopper, 'apply_coupon').map(({ ecommerce }) => ecommerce?.coupon)).toEqual([
    'WELCOME10',
  ])
  expect(toldOf(shopper, 'apply_coupon')[0]?.ecommerce?.value).toBe(units(await total(page)))
  await remove.click()
  await eventually(() => toldOf(shopper, 'remove_coupon').map(({ ecommerce }) => ecommerce?.coupon)).toEqual([
    'WELCOME10',
  ])
})

test('a change that fails is shown in a toast and told with its words and place; nothing else is told', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await eventually(() => namesTold(shopper)).toContain('view_cart')
  // The line goes away behind the page's back.
  const line = await page.locator('input[name="lineItemId"]').first().inputValue()
  const origin = new URL(page.url()).origin
  await shopper.context.request.post('/cart', {
    form: { intent: 'remove', lineItemId: line },
    headers: { origin },
  })
  await page.getByRole('button', { name: 'One more' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByText('Your cart stayed as it was')
  await toast.waitFor()
  await eventually(() => toldOf(shopper, 'toast_error')).toHaveLength(1)
  const [failure] = toldOf(shopper, 'toast_error')
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^Your cart stayed as it was /),
    error: 'invalid',
    location: '/cart',
  })
  expect(toldOf(shopper, 'add_to_cart').length).toBe(1)
})
