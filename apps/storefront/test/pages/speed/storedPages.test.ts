import { createHash } from 'node:crypto'
import { assignVariant } from '@selvedge/analytics/experiments'
import {
  addLine,
  cartIdOf,
  eventually,
  logIn,
  type Page,
  switchCurrency,
  type Visitor,
} from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const PRODUCT = '/product/quince-orchard-night-pond-printed-fabric'

const isStored = ({ headers }: Page): boolean => headers.get('server-timing') === 'page;desc=stored'
const policyOf = ({ headers }: Page): string => headers.get('content-security-policy') ?? ''
const visitorIdOf = (page: Page): string | undefined =>
  page.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-selvedge_visitor='))

/** Opens a page as new visitors until it comes from the store. */
const storedPage = (path: string): Promise<Page> =>
  eventually(
    () => aVisitor().open(path),
    (page) => isStored(page),
  )

const cartLink = (page: Page): string =>
  page.document.querySelector('header a[href$="/cart"]')?.textContent ?? ''

test('sends a stored page with the hashes of its scripts instead of a nonce', async () => {
  const page = await storedPage(PRODUCT)
  expect(page.body).not.toMatch(/nonce="[^"]/)
  expect(policyOf(page)).not.toMatch(/nonce-|unsafe-inline'[^;]*script|unsafe-eval/)
  const scripts = [...page.document.querySelectorAll('script:not([src])')].map(
    ({ textContent }) =>
      `'sha256-${createHash('sha256')
        .update(textContent ?? '')
        .digest('base64')}'`,
  )
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(policyOf(page)).toContain(script)
})

test('inlines the styles of a page that is stored for all visitors, so that browsers show the page without loading further files', async () => {
  const [{ document }, { document: own }] = [await storedPage(PRODUCT), await aVisitor().open('/cart')]
  const stylesIn = (page: Document): string => page.querySelector('head style')?.textContent ?? ''
  const linksIn = (page: Document) => [...page.querySelectorAll('link[rel="stylesheet"]')]
  const files = await Promise.all(
    linksIn(document).map(async (link) => {
      expect(link.getAttribute('media')).toBe('not all')
      return (await fetch(new URL(link.getAttribute('href') ?? '', shop.storefront))).text()
    }),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(stylesIn(document)).toBe(files.join(''))
  // A visitor's own page has no styles in it: the browser has the files from the pages before.
  expect(stylesIn(own)).toBe('')
  expect(linksIn(own).every((link) => !link.hasAttribute('media'))).toBe(true)
})

test('gives every visitor of a stored page an id of their own, and remembers the product that they saw', async () => {
  const pages = [await storedPage(PRODUCT), await storedPage(PRODUCT)]
  const ids = pages.map(visitorIdOf)
  expect(ids).toEqual([expect.any(String), expect.any(String)])
  expect(ids[0]).not.toBe(ids[1])
  const other = await pages[0]?.visitor.open('/product/palais-fan-tangerine-printed-fabric')
  expect(other && isStored(other)).toBe(false)
  expect(other?.body).toContain(PRODUCT)
})

test('does not send the products that one visitor viewed to other visitors', async () => {
  const curious = aVisitor()
  await curious.open('/product/palais-fan-tangerine-printed-fabric')
  await curious.open('/en-CA/category/wall-hanging')
  const stored = await storedPage('/en-CA/category/wall-hanging')
  expect(stored.headers.getSetCookie().join()).not.toContain('_viewed=')
})

test('shows carts and accounts only to their owners, whether a personal or a shared page was rendered first', async () => {
  const path = '/help/delivery'
  const withCart = async (): Promise<Visitor> => {
    const visitor = aVisitor()
    await addLine(visitor, { category: 'wallpaper' })
    return visitor
  }
  const [buyer, customer] = [await withCart(), await withCart()]
  await logIn(customer, await createCustomer('customer'))
  for (let round = 0; round < 2; round += 1) {
    const own = await buyer.open(path)
    expect(cartLink(own)).toMatch(/\b1\b/)
    const named = await customer.open(path)
    expect([isStored(named), named.all('button', 'Log out', named.document.body).length > 0]).toEqual([
      false,
      true,
    ])
    const shared = await storedPage(path)
    expect(shared.body).not.toContain('Log out')
    expect(cartLink(shared)).toMatch(/\b0\b/)
  }
})

test('sends stored pages to guests with a cart, with the number of their items and without the id of a cart', async () => {
  const path = '/category/wall-hanging'
  const aBuyer = async (quantity: number): Promise<Visitor> => {
    const visitor = aVisitor()
    await addLine(visitor, { category: 'wallpaper', quantity })
    return visitor
  }
  const [first, second, other] = [await aBuyer(4), await aBuyer(4), await aBuyer(5)]
  const ids = await Promise.all([first, second, other].map(cartIdOf))
  for (const visitor of [first, second]) {
    // Visitors with different variants of an experiment do not share a page.
    const page = await eventually(() => visitor.open(path), isStored)
    expect(cartLink(page)).toMatch(/\b4\b/)
    expect(ids.filter((id) => page.body.includes(id))).toEqual([])
  }
  expect(cartLink(await other.open(path))).toMatch(/\b5\b/)
  await addLine(second, { category: 'wallpaper', quantity: 1 })
  expect(cartLink(await second.open(path))).toMatch(/\b5\b/)
})

test('shows prices in the currency that a visitor has chosen, although the page is stored in another currency', async () => {
  await storedPage(PRODUCT)
  const visitor = aVisitor()
  await switchCurrency(visitor, 'GBP')
  const page = await visitor.open(PRODUCT)
  expect(page.path).toBe(`/en-GB${PRODUCT}`)
  expect(page.text).toContain('£')
})

test('sends each visitor the stored home page with their own variant of an experiment', async () => {
  const variants = [
    { name: 'plain', weight: 50 },
    { name: 'bold', weight: 50 },
  ]
  const fromStore = new Set<string>()
  await eventually(
    async () => {
      const home = await aVisitor().open('/')
      const [value = ''] = decodeURIComponent(visitorIdOf(home)?.split('=')[1] ?? '').split('.')
      const own = assignVariant({ key: 'hero', variants }, JSON.parse(atob(value)))
      // The bold variant has a second link to the swatches.
      expect(home.all('link', 'Start a sampler', home.main).length).toBe(own === 'bold' ? 2 : 1)
      if (own && isStored(home)) fromStore.add(own)
    },
    () => fromStore.size === 2,
  )
  expect(fromStore).toEqual(new Set(['plain', 'bold']))
})

test('does not store pages that do not exist or whose URL has parameters', async () => {
  for (const path of ['/product/nothing-of-that-name', '/?utm_source=mail', `${PRODUCT}?sku=nothing`])
    for (let visit = 0; visit < 3; visit += 1) expect(isStored(await aVisitor().open(path))).toBe(false)
})

test('sends robots whole pages, without parts that a script moves into place', async () => {
  for (const path of ['/product/hedgerow-walk-oat-printed-fabric', `${PRODUCT}?sku=nothing`]) {
    const page = await fetch(`${shop.storefront}${path}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
    const html = await page.text()
    expect([path, page.status, html.includes('id="kinds"')]).toEqual([path, 200, true])
    expect(html).not.toMatch(/<!--\$\?-->|<template id="B:/)
  }
})
