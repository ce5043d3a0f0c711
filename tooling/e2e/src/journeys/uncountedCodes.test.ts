import { test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, restart } from '../harness/services.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

test('while nobody counts the tries, a code is taken all the same', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await kill('identity')
  try {
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code').fill('WELCOME10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).waitFor()
  } finally {
    await restart('identity')
  }
})
