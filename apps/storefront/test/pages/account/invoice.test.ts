import { berlin, logIn, type Visitor } from '@selvedge/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { aVisitor, givenOrder, shop } from '../../shop.ts'

/** The text of an invoice; a visitor without a session opens it with the key in the address. */
const textOf = async (path: string, cookie?: string): Promise<string> => {
  const response = await fetch(new URL(path, shop.storefront), { headers: cookie ? { cookie } : {} })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
    mergePages: true,
  })
  return text
}

const cookieOf = async (visitor: ReturnType<typeof aVisitor>): Promise<string> =>
  (await visitor.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** A guest's order in euros. No test changes it. */
let visitor: Visitor
let number: string
beforeAll(async () => {
  const address = { ...berlin, firstName: 'Zoë', lastName: 'Łukasiewicz-Őry' }
  const order = await givenOrder({ locale: '/en', address })
  visitor = order.visitor
  number = order.number
})

test('contains the lines, addresses, payments and the total of an order', async () => {
  const customer = aVisitor()
  await logIn(customer, 'customer@example.com')
  const page = await customer.open('/account/orders/SV-100008')
  const href = page.get('link', 'Invoice as PDF').getAttribute('href') ?? ''
  expect(href).toBe('/account/orders/SV-100008/invoice.pdf')
  const text = await textOf(href, await cookieOf(customer))
  const total = /Total\s*(\$[\d.,]+)/.exec(page.text)?.[1] ?? ''
  expect(text).toContain('Selvedge Prints LLC')
  expect(page.text).toContain('Selvedge Prints LLC')
  expect(text).toContain('Invoice SV-100008')
  expect(text).toContain(total)
  expect(text).toContain('Visa ending in 4242')
  for (const heading of page.main.querySelectorAll('h3')) expect(text).toContain(heading.textContent)
})

test('prints names with special letters, and the currency of the order', async () => {
  const text = await textOf(`/en/account/orders/${number}/invoice.pdf`, await cookieOf(visitor))
  expect(text).toContain('Zoë Łukasiewicz-Őry')
  expect(text).toContain('€')
})

test('responds with 404 to another visitor’s order and to an unknown number', async () => {
  for (const each of [number, 'SV-999999'])
    expect((await aVisitor().open(`/account/orders/${each}/invoice.pdf`)).status).toBe(404)
})
