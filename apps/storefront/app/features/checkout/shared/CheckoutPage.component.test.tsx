import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  addressed,
  createCheckoutShop,
  openCheckout,
  stepRefusal,
  visa,
} from '../../../../test/components/checkoutShop.ts'
import { untilReady } from '../../../../test/components/openShop.tsx'

const title = page.getByRole('heading', { level: 1 })
const step = (name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('link', { name })

test('moves the focus to the title when another step opens', async () => {
  await openCheckout(createCheckoutShop({ cart: addressed(), payment: visa }))
  await expect.element(title).toHaveTextContent('One last look')
  for (const [name, heading] of [
    ['1 Shipping', 'Where should it go?'],
    ['2 Payment', 'How would you like to pay?'],
    ['3 Review', 'One last look'],
  ] as const) {
    await step(name).click()
    await expect.element(title).toHaveTextContent(heading)
    await expect.element(title).toHaveFocus()
  }
})

test.each([
  ['shipping', {}, [true, false, false]],
  ['billing', { cart: addressed() }, [true, true, false]],
  ['review', { cart: addressed(), payment: visa }, [true, true, true]],
] as const)('links the steps that can be opened when %s is open', async (_, situation, links) => {
  await openCheckout(createCheckoutShop(situation))
  expect(['1 Shipping', '2 Payment', '3 Review'].map((name) => step(name).query() !== null)).toEqual(links)
})

test('sets the hash of the URL to the name of the open step', async () => {
  await openCheckout(createCheckoutShop({ cart: addressed() }))
  await expect.poll(() => window.location.hash).toBe('#billing')
})

test('focuses the error message each time a submitted step is refused', async () => {
  const shop = createCheckoutShop({ cart: addressed(), payment: visa })
  await openCheckout(shop)
  for (let sent = 0; sent < 2; sent += 1) {
    shop.respondNext((form) => stepRefusal(form, { kind: 'payment-missing' }))
    await page.getByRole('button', { name: /^Place order/ }).click()
    const alert = () => page.getByRole('alert').query()?.parentElement
    await expect.poll(() => document.activeElement === alert()).toBe(true)
    ;(document.activeElement as HTMLElement).blur()
  }
})

/** Where the two columns of the checkout start, and their width, in px. */
const columns = () =>
  [title.element(), page.getByRole('complementary').element()].map((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { left, width: element.tagName === 'H1' ? 0 : width }
  })

test('does not move the columns when another step opens', async () => {
  await openCheckout(createCheckoutShop({ cart: addressed(), payment: visa }))
  const before = columns()
  for (const name of ['1 Shipping', '2 Payment', '3 Review']) {
    await step(name).click()
    await expect.element(title).toHaveFocus()
    expect(columns(), name).toEqual(before)
  }
})

const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Presses with JavaScript, because shifts after a press of the shopper do not count. */
const press = (control: Locator) => (control.element() as HTMLElement).click()

/** How far the content shifts while a late response arrives. */
const shiftsDuring = async (respond: () => void, until: () => Promise<unknown>): Promise<number[]> => {
  await untilPainted()
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifts.push(entry.value)
  })
  observer.observe({ type: 'layout-shift' })
  respond()
  await until()
  await untilReady()
  await untilPainted()
  observer.disconnect()
  return shifts.filter((value) => value >= 0.0005)
}

test('causes no layout shift when a late response opens another step', async () => {
  await page.viewport(390, 800)
  const shop = createCheckoutShop({ cart: addressed() })
  await openCheckout(shop)
  press(page.getByRole('radio', { name: /^PayPal/ }))
  await untilPainted()
  const respond = shop.delayResponses()
  press(page.getByRole('button', { name: 'Continue to review' }))
  await expect.poll(() => shop.requests).toHaveLength(1)
  const opened = () => expect.element(title).toHaveTextContent('One last look')
  expect(await shiftsDuring(respond, opened)).toEqual([])
})

test('causes no layout shift when a late response reports that the session has ended', async () => {
  await page.viewport(390, 800)
  const shop = createCheckoutShop({ cart: addressed(), payment: visa })
  await openCheckout(shop)
  page.getByRole('checkbox').element().scrollIntoView()
  press(page.getByRole('checkbox'))
  shop.respondNext((form) => stepRefusal(form, { kind: 'expired' }, 401))
  const respond = shop.delayResponses()
  press(page.getByRole('button', { name: /^Place order/ }))
  await expect.poll(() => shop.requests).toHaveLength(1)
  const expectMessage = () => expect.element(page.getByText(/^Your session has ended/)).toBeVisible()
  expect(await shiftsDuring(respond, expectMessage)).toEqual([])
})
