import { logIn, marianne, type Page } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, givenOrder } from '../../shop.ts'

const openOrder = async (number: string, email = 'customer@example.com'): Promise<Page> => {
  const visitor = aVisitor()
  await logIn(visitor, email)
  return visitor.open(`/account/orders/${number}`)
}

const current = (page: Page): string =>
  page.main.querySelector('[aria-current=step]')?.textContent?.replace(/\d.*$/, '') ?? ''

test.each([
  ['SV-100007', /^Ships by /, 'In Progress', 'Printing'],
  ['SV-100008', /^Sent /, 'In Progress', 'On its way'],
  ['SV-100001', /^Delivered /, 'Delivered', ''],
  ['SV-100004', /^This order was cancelled$/, 'Cancelled', 'Cancelled'],
])(
  'shows the heading, the status and the current step of the order %s',
  async (number, heading, status, step) => {
    const page = await openOrder(number)
    expect(page.heading).toMatch(heading)
    expect(page.text).toContain(status)
    expect(current(page)).toMatch(step ? new RegExp(`^${step}`) : /^$/)
    expect(page.text).not.toContain('It is being printed.')
  },
)

test('shows parcels with their content and a link to their carrier', async () => {
  const page = await openOrder('SV-100008')
  expect(page.text).toContain('Parcel 1 of 2: UPS, 1.3 lb 1Z999AA10987654321')
  const link = page.get('link', 'Follow the parcel: Parcel 1 of 2, 1Z999AA10987654321')
  expect(link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z999AA10987654321')
})

test('shows that an order is a gift, and shows two payments that add up to the total', async () => {
  const page = await openOrder('SV-100008')
  expect(page.text).toContain('For the blue chair. Happy new house.')
  expect(page.text).toContain('Visa ending in 4242')
  const amounts = [...page.main.querySelectorAll('ul > li > span:last-child')].map((each) => each.textContent)
  const cents = amounts.map((amount) => Math.round(Number(amount?.replace('$', '')) * 100))
  const total = Number(/Total\s*\$([\d.]+)/.exec(page.text)?.[1])
  expect(cents).toHaveLength(2)
  expect((cents[0] ?? 0) + (cents[1] ?? 0)).toBe(Math.round(total * 100))
})

test('shows a refund, and the customer’s purchase order number when the order is paid by invoice', async () => {
  expect((await openOrder('SV-100004')).text).toMatch(/Refunded \w+ \d+/)
  expect((await openOrder('SV-100002', 'trade@example.com')).text).toContain('Purchase order KD-2041')
})

test('responds to another customer’s order and to an unknown number with the same 404 page', async () => {
  const [other, unknown] = await Promise.all([openOrder('SV-100002'), openOrder('SV-999999')])
  expect([other.status, unknown.status]).toEqual([404, 404])
  expect(other.text).toContain("This isn't your order, but you can keep shopping here.")
  expect(other.text.replaceAll('SV-100002', '')).toBe(unknown.text.replaceAll('SV-999999', ''))
})

test('shows a guest the order that they have just placed, with the last digits of the card', async () => {
  const { visitor, number } = await givenOrder({ address: marianne })
  const page = await visitor.open(`/account/orders/${number}`)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(number)])
  expect(page.text).toMatch(/Visa ending in 4242 Charged \w+ \d+/)
})

test('links to printing instructions when JavaScript is off', async () => {
  const page = await openOrder('SV-100001')
  const target = page.get('link', 'Print invoice').getAttribute('href')?.slice(1) ?? ''
  expect(page.document.getElementById(target)?.textContent).toContain('Print this page with your browser')
})
