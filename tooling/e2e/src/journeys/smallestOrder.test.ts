import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query, restart } from '../harness/services.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toShipping = (page: Page) => page.getByRole('link', { name: 'Go to shipping' })

test('below the smallest order the cart says what is missing, and the checkout refuses it', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await query(
    'platform',
    `update custom_objects set doc = jsonb_set(doc, '{value,minimumAmounts}', '[{"currencyCode":"USD","centAmount":500000}]') where container = 'site-config' and key = 'selvedge'`,
  )
  try {
    // The site's configuration is kept for minutes; a new process reads it anew.
    await restart('storefront')
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    const missing = page
      .getByRole('alert')
      .filter({ hasText: /The smallest order is \$5,000\.00\. Add \$[0-9.,]+ more/ })
    await missing.waitFor()
    await look(shopper, 'below the smallest order', narrowAndWide)
    expect(await toShipping(page).count()).toBe(0)
    await page.goto('/checkout')
    await page.waitForURL(/\/cart$/)
    const refused = await page.request.post('/checkout', {
      form: { intent: 'place', key: 'k', cartId: 'c', totalCents: '1', currency: 'USD', agreement: 'on' },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
    expect([refused.status(), refused.headers().location]).toEqual([303, '/cart'])
  } finally {
    await query(
      'platform',
      `update custom_objects set doc = doc #- '{value,minimumAmounts}' where container = 'site-config' and key = 'selvedge'`,
    )
    await restart('storefront')
  }
  await page.goto('/cart')
  await toShipping(page).waitFor()
  await proveNothingOrdered(shopper, { told: 'view_cart' })
})
