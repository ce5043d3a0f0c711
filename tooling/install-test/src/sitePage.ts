import { PASSWORD } from '@selvedge/testing'
import axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** The link to the cart in the header of the site; `count` is for example "1 item". */
export const cartLink = (page: Page, count: string): Locator =>
  page.getByRole('link', { name: `Cart, ${count}` })

export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axe.source)
  const found = await page.evaluate(() => window.axe.run().then(({ violations }) => violations))
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** The names of the events that have reached the data layer. */
export const eventsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event: string }).event))

/** The units of each `add_to_cart` event. */
export const addedUnits = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as { event: string; ecommerce: { items: { quantity: number }[] } })
      .filter(({ event }) => event === 'add_to_cart')
      .map(({ ecommerce }) => ecommerce.items[0]?.quantity),
  )

/** Adds the first variant of a product to the cart, from the list of products. */
export const addProduct = async (page: Page, name: string): Promise<void> => {
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await button(page, 'Add to cart').click()
  await page.getByText('It is in your cart.').waitFor()
}

export const login = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Log in').click()
  await button(page, 'Log out').waitFor()
}

type ChangeControl = {
  /** Sends the delayed changes and all later ones. */
  readonly release: () => void
  /** Breaks the connections of the delayed changes and of all later ones. */
  readonly abort: () => void
}

/** Delays the changes of the cart that the page sends. */
export const pauseChanges = async (page: Page): Promise<ChangeControl> => {
  const outcome = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/graphql', async (route) => {
    const { operationName } = JSON.parse(route.request().postData() ?? '{}') as { operationName?: string }
    await route[operationName === 'updateMyCart' ? await outcome.promise : 'continue']()
  })
  return { release: () => outcome.resolve('continue'), abort: () => outcome.resolve('abort') }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    axe: typeof axe
  }
}
