import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ready } from '../harness/ready.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const cartHeading = (page: Page) => heading(page, 'Your cart')

export const emptyCart = (page: Page) => page.getByText('Nothing in here yet')

/** The link to the cart in the header, which says how many items there are. */
export const cartLink = (page: Page, items: string) =>
  page.getByRole('link', { name: new RegExp(`^Cart, ${items}`) }).first()

export const toShipping = (page: Page) => page.getByRole('link', { name: 'Go to shipping' })

export const quantity = (page: Page) => page.getByRole('spinbutton').first()

export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })

/** A message that is announced at once. */
export const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** The first product on a category page. */
export const firstProduct = (page: Page) => page.locator('main a[href*="/product/"]').first()

/** From the home page through a category to its first product. */
export const browseToProduct = async (page: Page, category: string): Promise<void> => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .first()
    .getByRole('link', { name: category })
    .click()
  await expect(heading(page, category)).toBeVisible()
  await firstProduct(page).click()
  await page.waitForURL(/\/product\//)
  await ready(page)
}

/** Adds the product of the page and goes to the cart by the dialog that confirms it. */
export const addToCart = async (page: Page): Promise<void> => {
  await ready(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
  await expect(cartHeading(page)).toBeVisible()
  await ready(page)
}

/** The amounts of the order as the summary of a page shows them, by label. */
export const amounts = async (page: Page): Promise<Readonly<Record<string, string>>> => {
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

/** The total of the order once all of the summary is known: amounts that only the shop can calculate are dots until then. */
export const total = async (page: Page): Promise<string> => {
  let found = ''
  await expect(async () => {
    found = (await amounts(page)).Total ?? ''
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

/** Chooses a radio button whose own circle is covered by its card. */
export const choose = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true })
