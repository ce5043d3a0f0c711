import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { untilReady } from '../../../test/components/openShop.tsx'
import { createProductShop, openProduct, prerenderProduct } from '../../../test/components/productShop.ts'

const linen = page.getByRole('radio', { name: /^Cotton Linen/ })
const sku = () => document.querySelector<HTMLInputElement>('#buy [name=sku]')?.value

test('shows the variant of the chosen material with its price', async () => {
  await openProduct(createProductShop())
  await page.getByText('Cotton Linen').first().click()
  await expect.poll(sku).toBe('linen')
  await expect.element(linen).toBeChecked()
})

test('shows the variant of a material that was chosen before hydration', async () => {
  const hydrate = await prerenderProduct(createProductShop())
  await page.getByText('Cotton Linen').first().click()
  await hydrate()
  await expect.poll(sku).toBe('linen')
  await untilReady()
  await expect.element(linen).toBeChecked()
})
