import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { waitUntilReady } from '../harness/openPage.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const cartHeading = (page: Page) => heading(page, 'Your cart')

export const emptyCart = (page: Page) => page.getByText('Nothing in here yet')

/** The cart link of the header, whose name contains the number of items. */
export const cartLink = (page: Page, items: string) =>
  page.getByRole('link', { name: new RegExp(`^Cart, ${items}`) }).first()

export const shippingLink = (page: Page) => page.getByRole('link', { name: 'Go to shipping' })

export const quantity = (page: Page) => page.getByRole('spinbutton').first()

export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })

/** A message with the role alert. */
export const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** The first product on a category page. */
export const firstProduct = (page: Page) => page.locator('main a[href*="/product/"]').first()

/** Opens the first product of a category, starting at the home page. */
export const browseToProduct = async (page: Page, category: string): Promise<void> => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Categories' }).first()
  await menu.getByText(category, { exact: true }).first().click()
  await menu.getByRole('link', { name: `All ${category.toLowerCase()}` }).click()
  await expect(heading(page, category)).toBeVisible()
  await firstProduct(page).click()
  await page.waitForURL(/\/product\//)
  await waitUntilReady(page)
}

/** Adds the product of the page and opens the cart from the confirmation dialog. */
export const addToCart = async (page: Page): Promise<void> => {
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
  await expect(cartHeading(page)).toBeVisible()
  await waitUntilReady(page)
}

/** Returns the amounts of the order summary by label. */
export const readAmounts = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const summary = page.locator('aside:visible').last()
  await expect(summary.getByText('Total', { exact: true })).toBeVisible()
  const lines = (await summary.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const label = lines[at - 1]
      return label && /^[−-]?[$£€A-Z]{0,3}[0-9.,]+$|^Free$/.test(line) ? [[label, line]] : []
    }),
  )
}

/** Waits until the order summary is complete and returns the total. Pending amounts are shown as dots. */
export const readTotal = async (page: Page): Promise<string> => {
  let found = ''
  await expect(async () => {
    found = (await readAmounts(page)).Total ?? ''
    expect(found).toMatch(/[0-9]/)
  }).toPass()
  return found
}

export const applyCode = async (page: Page, code: string): Promise<void> => {
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

export const removeCode = (page: Page, code: string) =>
  page.getByRole('button', { name: `Remove code ${code}` })

/** Selects a radio button by clicking its card, which covers the circle. */
export const chooseRadio = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true })
