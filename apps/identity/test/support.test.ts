import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, type Page } from './harness/browser.ts'
import { SHOP } from './harness/globalSetup.ts'
import { newCustomer } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'
import { type MailServer, startMailServer } from './harness/startMailServer.ts'

let mails: MailServer
let identity: TestIdentity
beforeAll(async () => {
  mails = await startMailServer()
  identity = await startIdentity({
    environment: {
      SMTP_URL: mails.url,
      SUPPORT_EMAIL: 'help@shop.example',
      MAILBOX: 'off',
      SITE_URLS: 'larkhouse=http://larkhouse.test',
    },
  })
})
afterAll(async () => {
  await identity.stop()
  await mails.stop()
})

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64, 7)])

const aVisitor = async (): Promise<Page> => {
  const page = aPage(identity.url)
  await page.get('/api/token')
  return page
}

const aMessage = (overrides: object = {}) => ({
  id: randomUUID(),
  email: `anna.${randomUUID()}@example.com`,
  topic: 'Returns',
  message: 'The hem came undone.',
  orderNumber: 'S-1042',
  ...overrides,
})

const write = (page: Page, message: object) => page.post('/api/selvedge/support-messages', message)

const mailsWith = (text: string): string[] => mails.received.filter((mail) => mail.includes(text))

test('sends a message with its images to the shop, and a receipt to the customer', async () => {
  const message = aMessage({ images: [PNG.toString('base64')] })
  const sent = await write(await aVisitor(), message)
  expect(sent.status).toBe(202)
  const { reference } = sent.body
  const [notice = ''] = mailsWith('\nTo: help@shop.example')
  expect(notice).toContain(`Subject: ${reference}: Returns`)
  expect(notice).toContain(`Reply-To: ${message.email}`)
  expect(notice).toContain('Order: S-1042')
  expect(notice).toContain('filename=image-1.png')
  const [receipt = ''] = mailsWith(`\nTo: ${message.email}`)
  expect(receipt).toContain(`(${reference})`)
  expect(receipt).not.toContain('hem')
})

test('in the mail to the shop, names the site on which the message was written', async () => {
  const page = await aVisitor()
  for (const [key, site] of [
    ['selvedge', `Selvedge (${SHOP})`],
    ['larkhouse', 'Larkhouse (http://larkhouse.test)'],
  ] as const) {
    const message = aMessage()
    await page.post(`/api/${key}/support-messages`, message)
    const [notice = ''] = mailsWith(`From: ${message.email}`)
    expect(notice).toContain(`\nSite: ${site}\r\n`)
  }
})

test('quotes the message in a receipt only when the receipt goes to the customer’s own email address', async () => {
  const customer = await newCustomer()
  const page = await aVisitor()
  await page.post('/api/selvedge/login', customer)
  const receiptTo = async (email: string): Promise<string> => {
    const { reference } = (await write(page, aMessage({ email }))).body
    return mailsWith(`(${reference})`)[0] ?? ''
  }
  expect(await receiptTo(customer.email)).toContain('The hem came undone.')
  const other = await receiptTo(`anna.${randomUUID()}@example.com`)
  expect(other).toContain('Thank you for your message')
  expect(other).not.toContain('hem')
})

test('stores a message once when the message is sent again, and returns the same reference', async () => {
  const page = await aVisitor()
  const message = aMessage()
  const sent = await Promise.all([write(page, message), write(page, message)])
  expect(new Set(sent.map(({ body }) => body.reference)).size).toBe(1)
  expect(mailsWith(`\nTo: ${message.email}`)).toHaveLength(1)
  const another = { ...message, email: `boris.${randomUUID()}@example.com` }
  expect((await write(await aVisitor(), another)).status).toBe(422)
})

test.each([
  ['a page that is called an image', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an image of more than 5 MB', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])],
])('refuses %s, and stores nothing', async (_name, content) => {
  const message = aMessage({ images: [content.toString('base64')] })
  expect(await write(await aVisitor(), message)).toMatchObject({ status: 422, body: { field: 'images' } })
  const rows = await rowsOf(identity.databaseUrl, 'select * from support_message where id = $1', [message.id])
  expect(rows).toEqual([])
})

test('refuses a fourth image', async () => {
  const images = Array.from({ length: 4 }, () => PNG.toString('base64'))
  expect((await write(await aVisitor(), aMessage({ images }))).status).toBe(422)
})

test('limits the messages of one visitor', async () => {
  const page = await aVisitor()
  const sent = []
  for (let count = 0; count < 12; count += 1) sent.push((await write(page, aMessage())).status)
  expect(sent).toContain(429)
  expect(sent.filter((status) => status === 202)).toHaveLength(10)
})
