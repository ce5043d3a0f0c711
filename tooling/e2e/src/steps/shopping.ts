import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alive } from '../harness/alive.ts'

/** From the front page through a category to the first product of it. */
export const openFirstProduct = async (page: Page, category: string): Promise<string> => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .first()
    .getByRole('link', { name: category })
    .click()
  await page.getByRole('heading', { level: 1, name: category }).waitFor()
  const card = page.locator('main a[href*="/product/"]').first()
  const name = (await card.innerText()).trim() || ((await card.getAttribute('aria-label')) ?? '')
  await card.click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return name
}

/** Puts the product at hand into the cart and goes there. */
export const addToCart = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await alive(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const confirmed = page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })
  const onCart = page.getByRole('heading', { level: 1, name: 'Your cart' })
  await Promise.race([confirmed.waitFor(), onCart.waitFor()])
  if (await confirmed.isVisible()) await confirmed.click()
  await onCart.waitFor()
  await alive(page)
}

/** Puts one yard of a fabric into the cart, and stands there with script. */
export const openCartOfFabric = async (page: Page): Promise<void> => {
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
}

/** Puts the year's Plus membership into the cart and goes there. */
export const addPlus = async (page: Page): Promise<void> => {
  await page.goto('/category/subscriptions')
  await page.locator('main a[href*="/product/"]').filter({ hasText: 'Plus' }).first().click()
  await page.waitForURL(/\/product\//)
  await addToCart(page)
}

/** The order's amounts as a page shows them, by label. */
export const amounts = async (page: Page): Promise<Record<string, string>> => {
  const summary = page.locator('aside:visible').last()
  // The page may still be on its way when its title is there.
  await summary.getByText('Total', { exact: true }).waitFor()
  // Without script it is read as it comes: the label stands there before its amount.
  await page.waitForLoadState('domcontentloaded')
  const lines = (await summary.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return Object.fromEntries(
    lines.flatMap((line, at) =>
      /^[−-]?[$£€A-Z]{0,3}[0-9.,]+$|^Free$/.test(line) && lines[at - 1] ? [[lines[at - 1], line]] : [],
    ),
  )
}

/** Checks what the summary's total says. */
export const total = async (page: Page): Promise<string> => {
  const { Total } = await amounts(page)
  expect(Total).toMatch(/[0-9]/)
  return Total ?? ''
}
