import { logIn, mailText } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const SUPPORT = '/account/dashboard/support'

const png = (size = 64): File =>
  new File([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(size, 7)], 'hem.png', { type: 'image/png' })

const aForm = async (query = '') => {
  const email = `${crypto.randomUUID()}@example.com`
  const visitor = aVisitor()
  const page = await visitor.open(`${SUPPORT}${query}`)
  return {
    email,
    visitor,
    form: page.fillAll({ Email: email, Topic: 'return', Message: 'The hem came undone.' }),
  }
}

test('sends a guest’s message with an image, and shows the reference that the receipt contains', async () => {
  const { email, visitor, form } = await aForm()
  const sent = await form.press('Send the message', { files: { images: [png()] } })
  const [reference = ''] = /H-[0-9A-F]{10}/.exec(sent.notices.join()) ?? []
  expect(reference).not.toBe('')
  expect(await mailText(shop, ({ to }) => to === email)).toContain(reference)
  expect(sent.value('Message')).toBe('')
  // The reference is still there after a reload, and a made-up one is not shown.
  expect((await visitor.open(sent.url.href)).text).toContain(reference)
  expect((await visitor.open(`${SUPPORT}?sent=Call+5550100`)).text).not.toContain('5550100')
})

test('sends a message once when its form is sent twice', async () => {
  const { form } = await aForm()
  const pages = await Promise.all([form.press('Send the message'), form.press('Send the message')])
  const references = pages.map((page) => /H-[0-9A-F]{10}/.exec(page.notices.join())?.[0])
  expect(references).toEqual([references[0], references[0]])
  expect(references[0]).toBeDefined()
})

test('reports the invalid fields, and keeps what was typed', async () => {
  const { form } = await aForm()
  const wrong = await form
    .fillAll({ Email: 'anna', Message: '' })
    .press('Send the message', { files: { images: [png()] } })
  expect([wrong.status, wrong.value('Email'), wrong.value('Topic')]).toEqual([422, 'anna', 'return'])
  expect(wrong.text).toContain('Choose your images again')
})

test.each([
  ['a page that is called an image', [new File(['<script>alert(1)</script>'], 'x.png')], 'is not a JPEG'],
  ['an image of more than 5 MB', [png(5 * 1024 * 1024)], 'hem.png is larger than 5 MB'],
  ['four images', [png(), png(), png(), png()], 'at most 3 images'],
])('refuses %s, and keeps the message', async (_name, images, problem) => {
  const { form } = await aForm()
  const refused = await form.press('Send the message', { files: { images } })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(problem)
  expect(refused.value('Message')).toBe('The hem came undone.')
})

test('refuses a form that is far too large before reading it', async () => {
  const { form } = await aForm()
  const refused = await form.press('Send the message', { files: { images: [png(33 * 1024 * 1024)] } })
  expect(refused.status).toBe(413)
  expect(refused.notices.join()).toContain('These images are too large. Choose up to three of at most 5 MB.')
  expect(refused.hasField('Message')).toBe(true)
})

test('fills in a customer’s email address and the order whose page the customer came from', async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  const page = await visitor.open(`${SUPPORT}?order=S-1042`)
  expect([page.value('Email'), page.value('Topic'), page.value('Order number (optional)')]).toEqual([
    email,
    'order',
    'S-1042',
  ])
})

test.each([
  ['gift card', 'How do I use a gift card?', 'Where is my order?'],
  ['COLOR', 'Will the colors match my screen?', 'How do I use a gift card?'],
])('finds the questions about %s', async (query, found, missing) => {
  const page = await (await aVisitor().open(SUPPORT)).fill('Search the answers', query).press('Search')
  expect(page.text).toContain(found)
  expect(page.text).not.toContain(missing)
  expect(page.value('Search the answers')).toBe(query)
})

test('shows a message when no question matches a search', async () => {
  const page = await aVisitor().open(`${SUPPORT}?query=%3Cb%3Ezzz`)
  expect(page.text).toContain('No answer matches “<b>zzz”')
})
