import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

test('shows an artist with a portrait, five favourites, and designs by kind with counts', async () => {
  const page = await aVisitor().open('/artist/imani-okafor')
  expect([page.status, page.heading]).toEqual([200, 'Imani Okafor'])
  expect(page.get('img', 'Portrait of Imani Okafor').getAttribute('src')).toContain(
    'pictures/artists/imani-okafor.svg',
  )
  expect(page.text).toContain('Artist, Lagos')
  const kinds = page.all('link', /\d$/, page.get('navigation', 'Kinds of product'))
  expect(kinds.map((link) => link.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Fabric\d+$/), expect.stringMatching(/^Wallpaper\d+$/)]),
  )
  expect(kinds[0]?.getAttribute('aria-current')).toBe('page')
  expect(page.all('heading', 'Quince Orchard').length).toBeGreaterThan(1)
})

test('shows only the designs of one kind when the tab of that kind is opened', async () => {
  const page = await aVisitor().open('/artist/imani-okafor')
  const wallpaper = await page.follow(/^Wallpaper\d+$/)
  expect(wallpaper.url.searchParams.get('kind')).toBe('wallpaper')
  const count = Number(/\d+$/.exec(wallpaper.get('link', /^Wallpaper\d+$/).textContent ?? '')?.[0])
  expect(wallpaper.main.querySelectorAll('a[href*="-wallpaper"]')).toHaveLength(count)
})

test.each(['kind=nothing', 'page=abc', 'page=-1', 'page=1e9', 'kind=%00&page=2', 'kind=wallpaper&page=99'])(
  'ignores invalid parameters of an artist’s page: %s',
  async (search) => {
    const page = await aVisitor().open(`/artist/imani-okafor?${search}`)
    expect([page.status, page.heading]).toEqual([200, 'Imani Okafor'])
  },
)

test('links to the artist from a product and from the home page', async () => {
  const visitor = aVisitor()
  const product = await visitor.open('/product/quince-orchard-night-pond-printed-fabric')
  expect((await product.follow('Imani Okafor')).path).toBe('/artist/imani-okafor')
  const home = await visitor.open('/')
  expect(home.main.querySelectorAll('a[href^="/artist/"]').length).toBe(3)
})

test('shows the configured design, designers and collections on the home page', async () => {
  const home = await aVisitor().open('/')
  const rail = home.document.getElementById('rail')?.closest('section')
  const kinds = [...(rail?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(kinds).toHaveLength(8)
  expect(kinds.filter((href) => href?.startsWith('/product/quince-orchard-night-pond-'))).toHaveLength(8)
  expect(rail?.textContent).toMatch(/Wallpaper ?from \$108\.00 a roll.*Tea towels ?\$18\.00/s)
  expect(home.text).toMatch(/Tiled courtyard\s+10 designs/)
  expect(home.all('link', /^(Marit Solberg|Youssef Amrani|Noor Haddad)/)).toHaveLength(3)
  const collection = await home.follow(/^Tiled courtyard/)
  expect([collection.path, collection.heading]).toEqual(['/collection/tiled-courtyard', 'Tiled courtyard'])
})

test('links from a product to its artist’s fabrics when the artist has no page', async () => {
  const product = await aVisitor().open('/product/amber-peony-sherbet-printed-fabric')
  const [link] = product.main.querySelectorAll('a[href*="designer="]')
  expect(link?.getAttribute('href')).toMatch(/^\/category\/printed-fabric\?designer=/)
})

test('shows a collection in the order that its curator has chosen', async () => {
  const page = await aVisitor().open('/collection/after-dark')
  expect([page.status, page.heading]).toEqual([200, 'After dark'])
  const slugs = [...page.main.querySelectorAll('article a[href*="/product/"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(slugs.slice(0, 3)).toEqual([
    '/product/quince-orchard-night-pond-wallpaper',
    '/product/small-hours-bedtime-duvet-cover',
    '/product/night-ferry-lamp-lit-wall-hanging',
  ])
  const other = await page.follow('Kitchen garden')
  expect(other.heading).toBe('Kitchen garden')
})

test.each(['page=2', 'page=0', 'page=x', 'page=%F0%9F%A7%B5'])(
  'shows a collection that has only one page when the URL contains an invalid page number: %s',
  async (search) => {
    const page = await aVisitor().open(`/collection/after-dark?${search}`)
    expect([page.status, page.heading]).toEqual([200, 'After dark'])
  },
)

test.each([
  '/artist/nothing',
  '/artist/Imani%20Okafor',
  '/artist/__proto__',
  '/collection/nothing',
  '/en-GB/collection/nothing',
])('responds to %s with the designed 404 page', async (path) => {
  const page = await aVisitor().open(path)
  expect([page.status, page.headings]).toEqual([
    404,
    expect.arrayContaining(['This page has a dropped stitch']),
  ])
})

test('spells words according to the locale', async () => {
  const page = await aVisitor().open('/en-GB/artist/imani-okafor')
  expect(page.has('link', 'Filter by colour and style')).toBe(true)
})
