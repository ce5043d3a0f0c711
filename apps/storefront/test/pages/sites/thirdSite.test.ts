import {
  eventually,
  givenCart,
  mails,
  marianne,
  orderNumberOf,
  placeOrder,
  query,
  runPlatformAdmin,
  startTestShop,
  type TestShop,
} from '@selvedge/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

// The banners of all sites show a new site, so this test has its own shop.
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ databases: inject('databases') })
})
afterAll(() => shop?.stop())

test('opens a third site with one admin command while the shop is running, and sells a product there', async () => {
  // A browser reaches the same server by this name, too.
  const url = shop.storefront.replace('localhost', '127.0.0.1')
  const visitor = aVisitor({ shop: url })
  expect((await visitor.open('/')).status).toBe(400)
  const saved = await runPlatformAdmin(
    shop.platformDatabase,
    'save-site',
    'fen',
    ...['--name', 'Fen & Co', '--url', url, '--order-prefix', 'FC', '--theme', 'larkhouse'],
    ...['--categories', 'bedding,living-and-decor', '--mail-from', 'Fen & Co <shop@fen.example>'],
    ...['--currency', 'GBP', '--motto', 'Flat land.', '--order', '3'],
  )
  expect(saved).toMatchObject({ code: 0, error: '' })
  const opened = await eventually(
    () => visitor.open('/'),
    ({ status }) => status === 200,
  )
  // Its own market, for a visitor who has not selected one.
  expect(opened.path).toBe('/en-GB')
  expect(opened.document.title).toMatch(/ · Fen & Co$/)
  expect(opened.document.querySelector('footer')?.textContent).toContain('Flat land.')
  const names = [...opened.document.querySelectorAll('nav[aria-label="Our shops"] a')].map(
    ({ textContent }) => textContent,
  )
  expect(names).toEqual(['Selvedge', 'Larkhouse', 'Fen & Co'])
  expect((await visitor.open('/category/wallpaper')).status).toBe(404)

  const { page: review } = await givenCart(
    { storefront: url },
    { visitor, lines: [{ category: 'duvet-cover' }], address: marianne, payment: 'card' },
  )
  const success = await placeOrder(review)
  expect(success.url.origin).toBe(url)
  const number = orderNumberOf(success)
  expect(number).toMatch(/^FC-/)
  const mail = await eventually(
    async () => (await mails(shop)).find(({ key }) => key === `order:${number}`),
    (found) => found !== undefined,
  )
  expect(mail).toMatchObject({ from: 'Fen & Co <shop@fen.example>' })
  expect(mail?.text).toContain(`${url}/account/orders/${number}?key=`)
})

test('for a site without products, shows the site’s texts and no product links on its front page', async () => {
  const url = shop.larkhouse.replace('localhost', '127.0.0.1')
  const saved = await runPlatformAdmin(
    shop.platformDatabase,
    'save-site',
    'moor',
    ...['--name', 'Moor', '--url', url, '--order-prefix', 'MO'],
  )
  expect(saved).toMatchObject({ code: 0, error: '' })
  // A category that does not exist: the site sells nothing.
  await query(
    shop,
    'platform',
    `update custom_objects set doc = jsonb_set(doc, '{value,categories}', '["to-come"]')
     where container = 'site-config' and key = 'moor'`,
  )
  const visitor = aVisitor({ shop: url })
  const home = await eventually(
    () => visitor.open('/'),
    ({ status }) => status !== 400,
  )
  expect([home.status, home.heading]).toEqual([200, 'Cloth with a name on its edge.'])
  expect(home.text).toContain('The first designs are being pinned up.')
  expect(home.main.querySelectorAll('a, img')).toHaveLength(0)
  expect((await visitor.open('/cart')).text).toContain('Nothing in here yet')
})
