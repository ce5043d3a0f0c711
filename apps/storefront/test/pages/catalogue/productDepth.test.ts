import { expect, test } from 'vitest'
import { aVisitor, givenCustomer } from '../../shop.ts'

const WALLPAPER = '/product/quince-orchard-night-pond-wallpaper'
const FABRIC = '/product/quince-orchard-night-pond-printed-fabric'

test('shows design and kind in heading, title and breadcrumbs, and the category of the variant in the breadcrumbs', async () => {
  const page = await aVisitor().open(WALLPAPER)
  expect(page.heading).toBe('Quince Orchard, Wallpaper')
  expect(page.title).toMatch(/^Quince Orchard, Wallpaper in Night pond by Imani Okafor · /)
  const [crumbs] = page.all('navigation', 'You are here')
  expect(crumbs?.textContent).toMatch(/Wallpaper.*Peel and Stick.*Quince Orchard, Wallpaper$/)
})

test('links to each kind of product with the same design, and shows the lowest price of each kind', async () => {
  const page = await aVisitor().open(WALLPAPER)
  const board = page.document.getElementById('kinds')?.closest('section')
  const links = [...(board?.querySelectorAll('li a') ?? [])]
  expect(links.length).toBeGreaterThanOrEqual(8)
  expect(
    links
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Wallpaper')])
  const duvet = await page.follow(links[0] as Element)
  expect([duvet.status, duvet.heading]).toEqual([200, 'Quince Orchard, Duvet cover'])
  expect(links[0]?.textContent).toContain('from $169.00')
})

test('links each room scene of a fabric to the products in the scene', async () => {
  const page = await aVisitor().open(FABRIC)
  const pillow = await page.follow('Quince Orchard, Throw pillow')
  expect([pillow.status, pillow.heading]).toEqual([200, 'Quince Orchard, Throw pillow'])
  expect(page.has('link', 'Quince Orchard, Curtain panel')).toBe(true)
})

test('shows print resolution and repeat only when the design has an owner', async () => {
  const owned = await aVisitor().open(WALLPAPER)
  expect(owned.text).toContain('150 dpi')
  expect(owned.text).toMatch(/Pattern\s*(basic|half-drop|half-brick|mirror) repeat/)
  const ofTheHouse = await aVisitor().open('/category/printed-fabric?designer=Studio+Wharf')
  const product = await ofTheHouse.follow(
    ofTheHouse.main.querySelector('article a[href*="/product/"]') as Element,
  )
  expect(product.text).toContain('Studio Wharf')
  expect(product.text).not.toMatch(/\bdpi\b/)
})

test('shows the colorway once on the page of a product, and in the cart with each of two colorways', async () => {
  const visitor = aVisitor()
  const colorways = { fig: 'Fig', courtyard: 'Courtyard' }
  for (const [slug, name] of Object.entries(colorways)) {
    const page = await visitor.open(`/product/market-day-toile-${slug}-wallpaper`)
    const terms = [...page.main.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(terms).toContain('Designer')
    expect(terms).not.toContain('Colorway')
    expect(page.main.textContent).toContain(name)
    await page.press('Add to cart')
  }
  const details = [...(await visitor.open('/cart')).main.querySelectorAll('dl')].map(
    ({ textContent }) => textContent,
  )
  for (const name of Object.values(colorways))
    expect(details.filter((text) => text?.includes(`Colorway${name}`))).toHaveLength(1)
})

test('calculates the rolls for a room without JavaScript, and sets the quantity', async () => {
  const page = await aVisitor().open(WALLPAPER)
  const measured = await page
    .fill(/^Wall 1: Width/, '12')
    .fill(/^Wall 1: Height/, '8')
    .press('Calculate')
  expect(measured.text).toContain('6 strips from 6 rolls')
  expect(measured.value('Quantity')).toBe('6')
  const wrong = await measured.fill(/^Wall 1: Height/, 'eight').press('Calculate')
  expect(wrong.text).toContain('Check the numbers')
  expect(wrong.value(/^Wall 1: Height/)).toBe('eight')
  expect(wrong.value('Quantity')).toBe('1')
})

test('calculates the fabric for curtains', async () => {
  const page = await aVisitor().open(`${FABRIC}?calc=curtains`)
  const measured = await page
    .fill(/^Rail width/, '60')
    .fill(/^Drop/, '84')
    .press('Calculate')
  expect(measured.text).toMatch(/\d+ yd\. The quantity was set to it\./)
  expect(Number(measured.value('Quantity'))).toBeGreaterThan(5)
})

test('orders a swatch of the chosen material with one press', async () => {
  const page = await aVisitor().open(WALLPAPER)
  const cart = await page.press(/^Order a swatch/)
  expect(cart.path).toBe('/cart')
  expect(cart.text).toContain('Swatch 12 × 12 in')
})

test('shows all measures in the chosen units, and remembers the units on the next product', async () => {
  const visitor = aVisitor()
  const page = await visitor.open(WALLPAPER)
  expect(page.document.getElementById('facts')?.closest('section')?.textContent).toContain('24 in')
  const metric = await page.follow('Centimeters')
  expect(metric.document.getElementById('facts')?.closest('section')?.textContent).toContain('61 cm')
  const next = await visitor.open(FABRIC)
  expect(next.document.getElementById('facts')?.closest('section')?.textContent).toContain('107 cm')
})

test('shows the vinyl price on the cards of the vinyl category, and links each card to the vinyl variant', async () => {
  const vinyl = await aVisitor().open('/category/vinyl')
  const [link] = vinyl.main.querySelectorAll('article a[href*="/product/"]')
  const product = await vinyl.follow(link as Element)
  expect(link?.closest('article')?.textContent).toContain('$144.00')
  expect(product.isChecked(/^Vinyl/)).toBe(true)
})

test('redirects a former URL of a product to its current URL', async () => {
  const page = await aVisitor().open('/shop/wall-hanger/amber-peony-sherbet-wall-hanger.html')
  expect(page.redirects.map(({ status }) => status)).toEqual([301])
  expect([page.status, page.path]).toEqual([200, '/product/amber-peony-sherbet-wall-hanger'])
  expect((await aVisitor().open('/shop/wall-hanger/unknown.html')).status).toBe(404)
})

test.each([
  'calc=walls&wall1w=%00&wall1h=1e9',
  'calc=__proto__&units=FURLONGS',
  'wall1w=-1&calc=walls&sku=none',
])('ignores invalid parameters: %s', async (search) =>
  expect((await aVisitor().open(`${WALLPAPER}?${search}`)).status).toBe(200),
)

test('shows the price for Plus members, and charges members that price in the cart', async () => {
  const others = await aVisitor().open(FABRIC)
  const [, withPlus = ''] = /(\$\d+\.\d\d) with Plus/.exec(others.text) ?? []
  expect(withPlus).not.toBe('')
  const listing = await aVisitor().open('/category/subscriptions')
  expect(listing.text).not.toContain('with Plus')
  const { visitor } = await givenCustomer('Plus')
  const member = await visitor.open(FABRIC)
  expect(member.text).toContain(`${withPlus} with Plus`)
  const cart = await member.press('Add to cart')
  expect(cart.article('Quince Orchard').textContent).toContain(withPlus)
  const trade = await (await givenCustomer('trade')).visitor.open(FABRIC)
  expect(trade.text).not.toContain('with Plus')
})

test('links to the products that the visitor viewed before, until the visitor logs out', async () => {
  const { visitor } = await givenCustomer('customer')
  const first = await visitor.open(FABRIC)
  expect(first.has('heading', 'You looked at these')).toBe(false)
  await visitor.open('/product/plain-belgian-linen')
  const third = await visitor.open(WALLPAPER)
  const row = third.get('heading', 'You looked at these').closest('section')
  expect([...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Plain Belgian Linen'),
    expect.stringContaining('Quince Orchard'),
  ])
  const account = await visitor.open('/account/dashboard')
  await account.press('Log out')
  expect((await visitor.open(WALLPAPER)).has('heading', 'You looked at these')).toBe(false)
})

test('clears the list of viewed products, and stays on the page of the chosen variant', async () => {
  const visitor = aVisitor()
  await visitor.open('/product/plain-belgian-linen')
  const page = await visitor.open(`${WALLPAPER}?units=METRIC`)
  const cleared = await page.press('Clear this list')
  expect(cleared.url.href).toBe(page.url.href)
  expect(cleared.has('heading', 'You looked at these')).toBe(false)
  expect(
    (await visitor.open(FABRIC)).get('heading', 'You looked at these').closest('section')?.textContent,
  ).not.toContain('Plain Belgian Linen')
})
