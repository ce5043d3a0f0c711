import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openListing } from '../../../test/components/listingShop.ts'
import { untilReady } from '../../../test/components/openShop.tsx'

const more = page.getByRole('link', { name: 'Load more designs' })
const names = (): (string | null)[] =>
  [...document.querySelectorAll('article h2')].map((heading) => heading.textContent)
const upTo = (last: number): string[] => Array.from({ length: last }, (_, index) => `Design ${index + 1}`)

test('appends the next page in place, and keeps the focus on the link that loads more', async () => {
  const router = await openListing()
  expect(names()).toEqual(upTo(4))
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(upTo(8))
  await expect.element(more).toHaveFocus()
  await expect.element(page.getByText('Showing 8 of 10')).toBeVisible()
  await untilReady()
  expect(router.state.location.search).toBe('?page=2')
  expect(router.state.historyAction).toBe('REPLACE')
  await more.click()
  await expect.poll(names).toEqual(upTo(10))
  await expect.element(more).not.toBeInTheDocument()
})

test('shows all loaded pages again after going back from a product', async () => {
  const router = await openListing()
  await more.click()
  await expect.poll(names).toEqual(upTo(8))
  await page.getByRole('link', { name: 'Design 7' }).click()
  await expect.element(page.getByRole('heading', { name: 'Page /product/design-7' })).toBeVisible()
  await router.navigate(-1)
  await expect.poll(names).toEqual(upTo(8))
})

test('starts again at the first page when a filter is set', async () => {
  await openListing()
  await more.click()
  await expect.poll(names).toEqual(upTo(8))
  await page.getByRole('checkbox', { name: /^Toile/ }).click()
  await expect.poll(names).toEqual(upTo(1))
})

test('keeps the focus on a checked option, and unchecks the option when its filter chip is removed', async () => {
  const router = await openListing()
  const toile = page.getByRole('checkbox', { name: /^Toile/ })
  ;(toile.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => router.state.location.search).toBe('?style=Toile')
  await untilReady()
  await expect.element(toile).toHaveFocus()
  await page.getByRole('link', { name: /^Remove filter: Style Toile/ }).click()
  await expect.element(toile).not.toBeChecked()
  expect(router.state.location.search).toBe('')
})

test('keeps a filter that is still loading when an order is chosen, and loads no further page of the list before it', async () => {
  let respond = (): void => undefined
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  const router = await openListing((search) => (search === '?style=Toile' ? response : undefined))
  const order = page.getByRole('combobox', { name: 'Sort by' }).first().element() as HTMLSelectElement
  ;(page.getByRole('checkbox', { name: /^Toile/ }).element() as HTMLElement).click()
  ;(more.element() as HTMLElement).click()
  expect(router.state.navigation.location?.search).toBe('?style=Toile')
  // In the same moment, before React would render the navigation by itself.
  order.value = 'name'
  order.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => router.state.location.search).toBe('?style=Toile&sort=name')
  respond()
})

test('keeps the removal of a filter that is still loading when an order is chosen', async () => {
  let respond = (): void => undefined
  const response = new Promise<void>((resolve) => {
    respond = resolve
  })
  let isChosen = false
  const router = await openListing((search) => (search === '' && isChosen ? response : undefined))
  await page.getByRole('checkbox', { name: /^Toile/ }).click()
  await expect.poll(() => router.state.location.search).toBe('?style=Toile')
  isChosen = true
  await page.getByRole('link', { name: /^Remove filter: Style Toile/ }).click()
  await expect.poll(() => router.state.navigation.location?.search).toBe('')
  await expect.poll(() => document.documentElement.matches('[data-busy]')).toBe(true)
  await page.getByRole('combobox', { name: 'Sort by' }).first().selectOptions('name')
  await expect.poll(() => router.state.location.search).toBe('?sort=name')
  respond()
})

test('opens a menu panel by keyboard, closes it on Escape, and then focuses its button', async () => {
  await openListing()
  const panel = document.querySelector('#menu details') as HTMLDetailsElement
  const button = panel.querySelector('summary') as HTMLElement
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(panel.open).toBe(true)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toContain('Printed fabric')
  await userEvent.keyboard('{Escape}')
  expect([panel.open, document.activeElement]).toEqual([false, button])
})

test('closes a menu panel when one of its links is followed', async () => {
  const router = await openListing()
  const panel = document.querySelector('#menu details') as HTMLDetailsElement
  panel.open = true
  await page.getByRole('link', { name: 'Toile', exact: true }).click()
  await expect.poll(() => router.state.location.search).toBe('?style=Toile')
  expect(panel.open).toBe(false)
})
