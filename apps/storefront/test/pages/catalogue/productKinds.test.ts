import { expect, test } from 'vitest'
import { aVisitor } from '../../shop.ts'

const WALLPAPER = '/product/quince-orchard-night-pond-wallpaper'
const DUVET = '/product/quince-orchard-night-pond-duvet-cover'

const imagesOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('[role=dialog][popover] img')].map((image) => image.getAttribute('src') ?? '')

test('shows the finish of the chosen material in the main image and in the close-up', async () => {
  const visitor = aVisitor()
  const first = imagesOf(
    (await visitor.open(`${WALLPAPER}?sku=quince-orchard-night-pond-wallpaper-ps-roll12`)).document,
  )
  expect(first[0]).toMatch(/wallpaper\.smooth\.svg$/)
  expect(first[1]).toMatch(/closeup\.smooth\.svg$/)
  const page = await visitor.open(`${WALLPAPER}?sku=quince-orchard-night-pond-wallpaper-gm-roll12`)
  const second = imagesOf(page.document)
  expect(second.filter((image) => !first.includes(image)).map((image) => image.split('/').at(-1))).toEqual([
    'wallpaper.gold.svg',
    'closeup.gold.svg',
  ])
})

test('opens each image in full-window size without JavaScript', async () => {
  const { document } = await aVisitor().open(WALLPAPER)
  const views = [...document.querySelectorAll('[role=dialog][popover]')]
  expect(views.length).toBeGreaterThanOrEqual(4)
  for (const { id } of views) expect(document.querySelectorAll(`[popovertarget="${id}"]`), id).toHaveLength(2)
})

test('draws the sizes of a duvet cover at the same scale, labelled in the units of the shopper', async () => {
  const sizes = async (search: string) => {
    const page = await aVisitor().open(`${DUVET}${search}`)
    return page
      .all('img')
      .map((image) => image.getAttribute('aria-label') ?? '')
      .filter((label) => label.includes(' × '))
  }
  expect(await sizes('')).toEqual(['Twin, 68 × 88 in', 'Queen, 90 × 90 in', 'King, 106 × 92 in'])
  expect((await sizes('?units=METRIC'))[1]).toBe('Queen, 228.6 × 228.6 cm')
})

test('draws the walls of the calculator to scale, and draws nothing for impossible measures', async () => {
  const page = await aVisitor().open(`${WALLPAPER}?calc=walls&wall1w=12&wall1h=8&opening1w=3&opening1h=4`)
  expect(page.text).toContain('Dashed lines are the seams between strips')
  const odd = await aVisitor().open(`${WALLPAPER}?calc=walls&wall1w=12&wall1h=8&opening1w=30&opening1h=4`)
  expect(odd.status).toBe(200)
  expect(odd.text).not.toContain('Dashed lines')
})

test('calculates the walls again for another variant of the wallpaper', async () => {
  const visitor = aVisitor()
  const rolls = (text: string): number => Number(/strips from (\d+) rolls/.exec(text)?.[1])
  const page = await visitor.open(`${WALLPAPER}?calc=walls&wall1w=12&wall1h=8`)
  const longer = await page.follow(/24 ft/)
  expect(Object.fromEntries(longer.url.searchParams)).toMatchObject({
    calc: 'walls',
    wall1w: '12',
    wall1h: '8',
  })
  expect(rolls(longer.text)).toBeLessThan(rolls(page.text))
})

test.each([
  [WALLPAPER, 'calc=walls&wall1w=12&wall1h=14', 'One strip for this wall is longer than the roll'],
  [WALLPAPER, 'calc=walls&wall1w=12&wall1h=8&opening1w=30&opening1h=4', 'has to fit into the wall'],
  [WALLPAPER, 'calc=walls&wall1w=0.5&wall1h=1', 'One strip from one roll.'],
  [
    '/product/quince-orchard-night-pond-printed-fabric',
    'calc=curtains&rail=0&drop=90',
    'each has to be above zero and fit into one order',
  ],
])('says on %s?%s: “%s”', async (path, search, text) => {
  expect((await aVisitor().open(`${path}?${search}`)).text).toContain(text)
})

test.each([
  ['plain-belgian-linen', 'Cut from the bolt', 'Before you sew'],
  ['fabric-sampler', 'Packed by hand', 'What is inside'],
  ['swatch-club', 'The first envelope', '$149.00'],
  ['plus-membership', 'Nothing is shipped', 'How it ends'],
])('shows a separate description for the product %s', async (slug, delivery, title) => {
  const page = await aVisitor().open(`/product/${slug}`)
  expect(page.text).toContain(delivery)
  expect(page.text).toContain(title)
  expect(page.text).not.toContain('Printed to order')
  expect(imagesOf(page.document)[0]).toContain(`/pictures/${slug}/cloth.svg`)
})

test('shows a table of quantity prices for a fabric that has such prices', async () => {
  const page = await aVisitor().open('/product/amber-peony-sherbet-printed-fabric')
  expect(page.text).toContain('1–9 yards, each')
  expect(page.text).toContain('25 yards or more, each')
})
