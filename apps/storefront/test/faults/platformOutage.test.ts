import { eventually, followRefresh, marianne, type Page, type Visitor } from '@selvedge/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, givenCart, givenCustomer, givenOrder, shop } from '../shop.ts'
import { fillTyped, typedForms } from '../typedForms.ts'
import { address, openShipping, typedLine } from './openShipping.ts'

/** The form of an address is incomplete, so that it does not need the platform. */
const accountForms = typedForms.filter(([path]) => !path.startsWith('addresses'))

/** The pages that visitors opened before the platform was down. */
type Opened = {
  readonly order: { readonly page: Page; readonly number: string }
  readonly cart: { readonly page: Page; readonly visitor: Visitor }
  readonly shipping: { readonly form: Page; readonly visitor: Visitor }
  readonly preferences: Page
  readonly forms: readonly Page[]
}

const openPages = async (): Promise<Opened> => {
  const order = await givenOrder({ address: marianne })
  const cart = await givenCart({ lines: [{ category: 'dining' }] })
  const { visitor } = await givenCustomer('customer')
  const forms: Page[] = []
  for (const form of accountForms) forms.push(await fillTyped(visitor, form))
  return {
    order,
    cart,
    shipping: await openShipping(),
    preferences: (await cart.visitor.open('/preferences')).check(/GBP$/),
    forms,
  }
}

let opened: Opened
/** The response to an address that was submitted while the platform was down. */
let failedShipping: Page

describe('while the platform is down', () => {
  beforeAll(async () => {
    opened = await openPages()
    await shop.kill('platform')
    failedShipping = await opened.shipping.form.press('Continue to delivery')
  })
  afterAll(() => shop.restart('platform'))

  test('responds with 503 and keeps the header of each page', async () => {
    const { visitor } = opened.cart
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
  })

  test('keeps what was typed in forms of the account', async () => {
    for (const [index, [path, field, text, button]] of accountForms.entries()) {
      const refused = await opened.forms[index]?.press(button)
      expect([path, refused?.status, refused?.value(field)]).toEqual([path, 503, text])
      expect(refused?.alerts, path).not.toEqual([])
    }
  })

  test('responds with 503 when a line is moved to the wishlist', async () => {
    expect((await opened.cart.page.press(/^Move to wishlist/)).status).toBe(503)
  })

  test('keeps the chosen currency in the form when preferences cannot be saved', async () => {
    const failed = await opened.preferences.press('Save')
    expect(failed.isChecked(/GBP$/)).toBe(true)
    expect([...failed.alerts, ...failed.notices].join()).toContain(
      'We could not save your preferences, please try again.',
    )
  })

  test('refreshes the page of an order that cannot be looked up', async () => {
    const waiting = await opened.order.page.reload()
    expect([waiting.status, waiting.heading, waiting.refresh]).toEqual([
      503,
      'Looking up your order',
      expect.any(String),
    ])
  })

  test('responds with 503 to a shipping address while the platform is down', () => {
    expect(failedShipping.status).toBe(503)
  })
})

describe('after the platform was down', () => {
  test('shows pages again after the platform was down', async () => {
    expect((await opened.cart.visitor.open('/search?query=never-asked-before')).status).toBe(200)
    expect((await fetch(`${shop.storefront}/readyz`)).status).toBe(200)
  })

  test('still has the line in the cart that could not be moved to the wishlist, and moves it', async () => {
    const moved = await (await opened.cart.visitor.open('/cart')).press(/^Move to wishlist/)
    expect(moved.notices.join()).toContain('It is on your wishlist now.')
  })

  test('saves the preferences from the same form after the platform was down', async () => {
    expect((await opened.preferences.press('Save')).notices.join()).toContain('Your preferences are saved')
  })

  test('shows the order whose lookup was retried', async () => {
    const { page, number } = opened.order
    expect((await followRefresh(await page.reload())).text).toContain(`Your order number is ${number}.`)
  })

  test('submits the form with the same input when “Try again” is pressed', async () => {
    const methods = await failedShipping.press('Try again')
    expect([methods.hasField(/^Standard/), typedLine(methods)]).toEqual([true, address.line1])
    await expectNoOrder(opened.shipping.visitor)
  })
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
