import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection } from '../../../test/components/cartShop.ts'
import { openShop, refused, untilReady } from '../../../test/components/openShop.tsx'
import * as FillYard from '../../routes/($locale).product.$slug_.fill.tsx'
import type { YardData } from './loadYard.server.ts'

const path = '/product/yard/fill'

/** The picker of four parts, of which the address has the first ones. */
const aYard = (request: Request): YardData => {
  const search = new URL(request.url).searchParams
  const filled = Number(search.get('parts') ?? 0)
  const href = (parts: number, anchor = '#choose') => `${path}?parts=${parts}${anchor}`
  const product = { name: 'Fill-a-Yard', slug: 'yard', sku: 'yard-1', price: '$24', was: '', available: true }
  return {
    product: product as YardData['product'],
    crumbs: [{ label: 'Home', href: '/' }],
    texts: {
      crumbs: 'You are here',
      price: { current: 'Now', was: 'Was' },
      outOfStock: 'Out of stock',
      connectionLost: 'The shop could not be reached.',
    },
    size: { cloth: '54 × 36 in', part: '27 × 18 in' },
    parts: [1, 2, 3, 4].map((part) => ({
      isCurrent: part === filled + 1,
      print:
        part <= filled
          ? { design: `Design ${part}`, colourway: '', designer: 'Ada', image: '', tile: undefined }
          : undefined,
      href: href(filled),
    })),
    current: {
      position: Math.min(4, filled + 1),
      isSwapping: false,
      swap: href(filled, '#yard'),
      cancel: href(filled, '#yard'),
      clear: href(filled - 1, '#yard'),
    },
    missing: [1, 2, 3, 4].slice(filled),
    dots: [],
    designers: filled > 0 ? ['Ada'] : [],
    fabrics: [],
    form: { parts: String(filled), line: '' },
    search: {
      action: path,
      text: '',
      hidden: [],
      colours: [],
      total: 40,
      clear: '',
      earlier: '',
      later: '',
      prints: Array.from({ length: 12 }, (_, index) => ({
        number: String(index),
        design: `Print ${index}`,
        colourway: '',
        image: '',
        isInUse: false,
        href: href(filled + 1),
      })),
    },
  }
}

const openYard = (action: () => unknown = () => null) =>
  openShop({ at: path, routes: { [path]: { module: FillYard, loader: aYard, action } } })

test('places a design without scrolling the page, and keeps the focus on the pressed design', async () => {
  const router = await openYard()
  const print = page.getByRole('link', { name: 'Print 7' })
  ;(print.element() as HTMLElement).focus()
  window.scrollTo(0, 200)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Design 1', { exact: true })).toBeVisible()
  await expect.element(print).toHaveFocus()
  expect(window.scrollY).toBeGreaterThan(100)
  expect(router.state.location.hash).toBe('')
  await expect.element(page.getByText(/^1 of 4 parts have a design\./)).toBeVisible()
})

test.each([
  [
    'the yard has an empty part',
    () => refused({ kind: 'refused', message: 'Choose a design for every part.' }),
    'Choose a design',
  ],
  ['the connection is lost', lostConnection, 'could not be reached'],
])('keeps the designs and shows a message when %s', async (_, respond, message) => {
  await openYard(respond)
  await page.getByRole('link', { name: 'Print 7' }).click()
  await expect.element(page.getByText('Design 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add the yard to cart' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(message))
  await untilReady()
  await expect.element(page.getByText('Design 1', { exact: true })).toBeVisible()
})
