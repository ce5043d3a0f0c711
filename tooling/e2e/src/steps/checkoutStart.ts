import type { Page } from 'playwright-core'
import { alive } from '../harness/alive.ts'
import { addToCart } from './shopping.ts'

const category = (locale: string): string => `${locale === '' ? '' : `/${locale}`}/category/throw-pillow`

/** Puts a pillow into the cart, in the locale of a path ('' for the United States), and opens the checkout. */
export const openCheckout = async (page: Page, locale = ''): Promise<void> => {
  await page.goto(category(locale))
  await page.locator('main a[href*="/product/"]').first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
  await page.getByRole('link', { name: 'Go to shipping' }).click()
  await onStep(page, 'shipping')
}

/** Waits for a step by its title, and for its script. */
export const onStep = async (page: Page, step: 'shipping' | 'billing' | 'review'): Promise<void> => {
  const titles = {
    shipping: 'Where should it go?',
    billing: 'How would you like to pay?',
    review: 'One last look',
  }
  await page.getByRole('heading', { level: 1, name: titles[step] }).waitFor()
  await alive(page)
}

/** Sends the shipping step, whatever its button says. */
export const sendShipping = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Continue to (delivery|payment)$/ }).click()

/** Sends address and delivery, one after the other, and arrives at the payment. */
export const sendToPayment = async (page: Page): Promise<void> => {
  await sendShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await onStep(page, 'billing')
}
