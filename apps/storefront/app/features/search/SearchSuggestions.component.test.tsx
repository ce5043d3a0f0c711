import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Suggestions } from '../../../server/search/suggestions.ts'
import { openShop } from '../../../test/components/openShop.tsx'

const suggestions = (name: string): Suggestions => ({
  designs: [
    {
      label: `${name} Orchard`,
      href: '/product/orchard',
      artist: 'Imani Okafor',
      colourways: 3,
      image: '',
      dots: ['#112233', '#445566'],
    },
  ],
  artists: [{ label: 'Imani Okafor', href: '/artist/imani-okafor', count: 10, image: '' }],
  categories: [],
  kinds: [{ label: 'Wallpaper', href: '/search?query=x', count: 2 }],
  text: name,
  total: 8,
})

/** Requests for suggestions, which end when the test responds to them. */
type Request = { readonly query: string; readonly signal: AbortSignal; readonly respond: () => void }

let requests: Request[] = []
let fails = false

beforeEach(async () => {
  await page.viewport(1440, 900)
  requests = []
  fails = false
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const query = new URL(String(address), 'http://localhost').searchParams.get('query') ?? ''
    const signal = init?.signal ?? new AbortController().signal
    if (fails) return Promise.reject(new TypeError('Failed to fetch'))
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      requests.push({ query, signal, respond: () => resolve(Response.json(suggestions(query))) })
    })
  })
})
afterEach(() => vi.restoreAllMocks())

const open = () => openShop({ at: '/elsewhere', routes: {} })
const searchField = () => page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
const combobox = page.getByRole('combobox')
const options = page.getByRole('option')

const focusField = async () => {
  await userEvent.click(searchField())
  await expect.element(combobox).toHaveFocus()
}

/** Types without a pause between the keys, however slow the machine is. */
const typeQuickly = (text: string): void => {
  const field = combobox.element() as HTMLInputElement
  for (const key of text) {
    field.value += key
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
const respond = async (query: string) => {
  await vi.waitFor(() => expect(requests.at(-1)?.query).toBe(query))
  requests.at(-1)?.respond()
}

test('requests suggestions for the typed text once, after a pause', async () => {
  await open()
  await focusField()
  typeQuickly('first')
  await respond('first')
  await expect.element(page.getByRole('option', { name: /first Orchard/ })).toBeVisible()
  expect(requests).toHaveLength(1)
  await expect.element(page.getByRole('status').filter({ hasText: '3 suggestions' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'See all 8 results for “first”' })).toBeVisible()
})

test('places the suggestions below the header, within the margins of the page', async () => {
  await open()
  await focusField()
  await userEvent.keyboard('place')
  await respond('place')
  await expect.element(options.first()).toBeVisible()
  const list = page.getByRole('listbox').element().getBoundingClientRect()
  const field = combobox.element().getBoundingClientRect()
  expect(list.top).toBeGreaterThanOrEqual(field.bottom)
  expect(list.top).toBeLessThan(400)
  expect([Math.round(list.left), Math.round(list.right)]).toEqual([80, 1360])
})

test('cancels a request when the next key is typed', async () => {
  await open()
  await focusField()
  typeQuickly('cance')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await userEvent.keyboard('l')
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true))
  await respond('cancel')
  await expect.element(page.getByRole('option', { name: /cancel Orchard/ })).toBeVisible()
})

test('opens the active suggestion on Enter, and closes the list', async () => {
  const router = await open()
  await focusField()
  await userEvent.keyboard('enter')
  await respond('enter')
  await expect.element(options.first()).toBeVisible()
  for (const option of [/Orchard/, /^See all/, /^Imani Okafor/].map((name) =>
    page.getByRole('option', { name }),
  )) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option).toHaveAttribute('aria-selected', 'true')
  }
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/artist/imani-okafor'))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('closes on Escape and keeps the text', async () => {
  await open()
  await focusField()
  await userEvent.keyboard('kept')
  await respond('kept')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(searchField()).toHaveValue('kept')
})

test('lists recent searches, and deletes them on request', async () => {
  localStorage.setItem('recent_searches', JSON.stringify(['green grasscloth']))
  await open()
  await focusField()
  await expect.element(page.getByRole('option', { name: 'green grasscloth' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear recent' }))
  await expect.element(page.getByRole('option', { name: 'green grasscloth' })).not.toBeInTheDocument()
  expect(localStorage.getItem('recent_searches')).toBeNull()
})

test('remains a plain search field when suggestions cannot be loaded', async () => {
  fails = true
  await open()
  await focusField()
  await userEvent.keyboard('offline')
  await expect.element(page.getByRole('option', { name: 'See all results for “offline”' })).toBeVisible()
  await expect.element(combobox).toHaveValue('offline')
})

test('opens the search field from the search link in narrow windows', async () => {
  await page.viewport(390, 844)
  await open()
  await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'Search' }))
  await expect.element(combobox).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await expect.element(combobox).not.toBeInTheDocument()
})
