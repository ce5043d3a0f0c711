import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

test('a part of the cart that comes late is taken over quietly, whatever came before it', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  const late: string[] = []
  await page.route(/CartExtras\.deferred/, async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/cart', { waitUntil: 'networkidle' })
  expect(late).toHaveLength(1)
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message', { exact: true }).fill('For you')
  await page.getByText('243 characters left').waitFor()
})

test('whoever is led to the cart by script finds its late part there, and what is opened stays open', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await page.route(/CartExtras\.deferred/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await addToCart(page)
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('WELCOME10')
})

test('late parts of a product’s page are taken over quietly when the address changes before that', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await page.addInitScript(() => {
    // The address changes as soon as the shop follows it: much of the page is still to be taken over then.
    Object.defineProperty(window, '__remixRouter', {
      set(router) {
        Object.defineProperty(window, '__remixRouter', { value: router })
        const { subscribe } = router
        router.subscribe = (...follow: unknown[]) => {
          if (location.hash === '') queueMicrotask(() => location.assign('#content'))
          return subscribe(...follow)
        }
      },
      configurable: true,
    })
  })
  await page.reload({ waitUntil: 'networkidle' })
  expect(new URL(page.url()).hash).toBe('#content')
})
