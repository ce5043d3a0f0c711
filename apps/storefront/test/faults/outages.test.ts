import { eventually } from '@selvedge/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { aVisitor, givenCart, givenCustomer, shop } from '../shop.ts'
import { submitTyped, typedForms } from '../typedForms.ts'

test('responds with 503 while the platform is down, keeps the header of each page, and works again afterwards', async () => {
  const { visitor } = await givenCart()
  await shop.kill('platform')
  try {
    const search = await visitor.open('/search?query=never-asked-before')
    expect([search.status, search.headings]).toEqual([
      503,
      expect.arrayContaining(['Sorry.. there was an error']),
    ])
    expect(search.has('list', 'Steps')).toBe(false)
    const cart = await visitor.open('/cart')
    expect(cart.headings).toContain('Sorry.. there was an error')
    expect(cart.has('list', 'Steps')).toBe(true)
    const readiness = await fetch(`${shop.storefront}/readyz`)
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', failing: ['platform'] },
    ])
  } finally {
    await shop.restart('platform')
  }
  expect((await visitor.open('/search?query=never-asked-before')).status).toBe(200)
  expect((await fetch(`${shop.storefront}/readyz`)).status).toBe(200)
})

test('keeps what was typed in forms of the account while the platform is down', async () => {
  const { visitor } = await givenCustomer('customer')
  // The form of an address is incomplete, so that it does not need the platform.
  for (const form of typedForms.filter(([path]) => !path.startsWith('addresses'))) {
    const refused = await submitTyped(visitor, form, () => shop.kill('platform'))
    await shop.restart('platform')
    const [path, field, text] = form
    expect([path, refused.status, refused.value(field)]).toEqual([path, 503, text])
    expect(refused.alerts).not.toEqual([])
  }
})

test('reports the shop as not ready before the server stops, and completes running requests', async () => {
  let isReady = true
  const statuses = new Set<number>()
  /** Sends requests as a load balancer does: until the shop is not ready. */
  const visit = async (): Promise<void> => {
    while (isReady) {
      const response = await fetch(`${shop.storefront}/category/wallpaper`)
      await response.text()
      statuses.add(response.status)
    }
  }
  const watch = async (): Promise<void> => {
    while (isReady) isReady = (await fetch(`${shop.storefront}/readyz`)).ok
  }
  const restarted = shop.restart('storefront')
  await Promise.all([visit(), visit(), visit(), watch()])
  await restarted
  expect([...statuses]).toEqual([200])
})

describe('a platform that does not respond', () => {
  afterAll(() => shop.stopBranches())

  test('serves cached pages, and shows the designed error page for all other pages', async () => {
    const { storefront } = await shop.branch({ storefront: { COMMERCE_READ_TIMEOUT_MS: '1000' } })
    const visitor = aVisitor({ shop: storefront })
    /** Opens a page until it is cached: a busy platform may need more than the second that a read may take. */
    const cache = (path: string) =>
      eventually(
        () => visitor.open(path),
        ({ status }) => status === 200,
      )
    const [before] = [await cache('/category/wallpaper'), await cache('/')]
    await shop.pause('platform')
    try {
      const after = await visitor.open('/category/wallpaper')
      expect([after.status, after.headings]).toEqual([200, before.headings])
      expect((await visitor.open('/')).status).toBe(200)
      const search = await visitor.open('/search?query=never-asked-before')
      expect([search.status, search.headings]).toEqual([
        503,
        expect.arrayContaining(['Sorry.. there was an error']),
      ])
    } finally {
      await shop.resume('platform')
    }
    expect((await visitor.open('/search?query=never-asked-before')).status).toBe(200)
  })
})

test('keeps a line in the cart when it cannot be moved to the wishlist', async () => {
  const { visitor, page } = await givenCart({ lines: [{ category: 'dining' }] })
  await shop.kill('platform')
  try {
    expect((await page.press(/^Move to wishlist/)).status).toBe(503)
  } finally {
    await shop.restart('platform')
  }
  const moved = await (await visitor.open('/cart')).press(/^Move to wishlist/)
  expect(moved.notices.join()).toContain('It is on your wishlist now.')
})

test('keeps the chosen currency in the form when preferences cannot be saved', async () => {
  const { visitor } = await givenCart()
  const preferences = await visitor.open('/preferences')
  await shop.kill('platform')
  try {
    const failed = await preferences.check(/GBP$/).press('Save')
    expect(failed.isChecked(/GBP$/)).toBe(true)
    expect([...failed.alerts, ...failed.notices].join()).toContain(
      'We could not save your preferences, please try again.',
    )
  } finally {
    await shop.restart('platform')
  }
  expect((await preferences.press('Save')).notices.join()).toContain('Your preferences are saved')
})

test('shows the front page in the visitor’s variant while identity is down', async () => {
  const visitor = aVisitor()
  const samplerLinks = async () => {
    const home = await visitor.open('/')
    return [home.status, home.all('link', 'Start a sampler', home.main).length]
  }
  const before = await samplerLinks()
  expect(before[0]).toBe(200)
  await shop.kill('identity')
  try {
    expect(await samplerLinks()).toEqual(before)
    // A report of a page is dropped.
    expect((await visitor.post('/data-layer', { experiment: 'hero' })).status).toBe(204)
  } finally {
    await shop.restart('identity')
  }
})
