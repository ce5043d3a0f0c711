import type { Page } from 'playwright-core'
import { APPROVED, marianne, takePaymentStep, takeShippingStep } from './checkout.ts'
import { addToCart, openFirstProduct } from './shopping.ts'

/** A guest with script, from the front page to the review of a yard of fabric. */
export const reachReview = async (page: Page, card = APPROVED): Promise<void> => {
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await takeShippingStep(page, marianne)
  await takePaymentStep(page, 'on', card)
}
