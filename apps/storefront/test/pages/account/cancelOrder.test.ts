import { logIn, mailText, marianne, type Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

const CANCEL = 'Cancel the whole order'

const isCancelled = (page: Page): boolean => page.heading === 'This order was cancelled'

test('cancels an order before printing, shows the refund, and sends a mail', async () => {
  const { visitor, number } = await givenOrder({ address: marianne })
  const page = await visitor.open(`/account/orders/${number}`)
  expect(page.text).toContain('Nothing is printed yet')
  const cancelled = await page.press(CANCEL)
  expect([cancelled.path, isCancelled(cancelled)]).toEqual([`/account/orders/${number}`, true])
  expect(cancelled.notices.join()).toContain('Your order is cancelled')
  expect(cancelled.has('button', CANCEL)).toBe(false)
  await mailText(shop, ({ subject }) => subject === `Your order ${number} is cancelled`)
  expect((await cancelled.reload()).text).toContain('Refunded')
})

test('cancels an order once when the button is pressed twice', async () => {
  const { visitor, number } = await givenOrder({ address: marianne })
  const page = await visitor.open(`/account/orders/${number}`)
  const pages = await Promise.all([page.press(CANCEL), page.press(CANCEL)])
  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  expect(isCancelled(await visitor.open(`/account/orders/${number}`))).toBe(true)
})

test('lets another browser cancel an order only by the link in the order’s mail', async () => {
  const { visitor, number } = await givenOrder({ address: marianne })
  expect((await aVisitor().post(`/account/orders/${number}`, { intent: 'cancel' })).status).toBe(404)
  expect(isCancelled(await visitor.open(`/account/orders/${number}`))).toBe(false)
  const text = await mailText(shop, ({ subject }) => subject.includes(number))
  const link = /\/account\/orders\/\S+\?key=\S+/.exec(text)?.[0] ?? ''
  const cancelled = await (await aVisitor().open(link)).press(CANCEL)
  expect([isCancelled(cancelled), cancelled.url.searchParams.has('key')]).toEqual([true, true])
})

test.each([
  ['is being printed', 'SV-100007'],
  ['is delivered', 'SV-100001'],
  ['is cancelled already', 'SV-100004'],
])('does not offer to cancel an order that %s', async (_state, number) => {
  const visitor = aVisitor()
  await logIn(visitor, 'customer@example.com')
  expect((await visitor.open(`/account/orders/${number}`)).has('button', CANCEL)).toBe(false)
})

test('refuses a cancellation when printing has started since the page was opened', async () => {
  const visitor = aVisitor()
  await logIn(visitor, 'customer@example.com')
  const page = await visitor.post('/account/orders/SV-100007', { intent: 'cancel' })
  expect(page.status).toBe(422)
  expect(page.text).toContain('This order cannot be cancelled here any more')
})
