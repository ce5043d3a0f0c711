import { mailText } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, shop } from '../../shop.ts'

const anAddress = () => `${crypto.randomUUID()}@example.com`

const linkInMail = async (email: string, step: 'confirm' | 'unsubscribe'): Promise<string> => {
  const text = await mailText(shop, ({ to }) => to === email)
  return new RegExp(`/newsletter/${step}\\?\\S+`).exec(text)?.[0] ?? ''
}

const subscribe = async (email: string) => {
  const home = await aVisitor().open('/')
  const form = await home.fill('New designs by mail', email).press('Continue')
  expect([form.path, form.value('Email')]).toEqual(['/newsletter', email])
  return form
    .fill('Name', 'Ada Whitlock')
    .check(/^I agree that my name/)
    .press('Subscribe')
}

test('subscribes an address from the footer when the mailed link is confirmed, and unsubscribes with one press', async () => {
  const email = anAddress()
  const sent = await subscribe(email)
  expect(sent.notices.join()).toContain(`We sent a link to ${email}`)
  const visitor = aVisitor()
  const confirm = await visitor.open(await linkInMail(email, 'confirm'))
  const confirmed = await confirm.press('Confirm')
  expect([confirmed.heading, confirmed.has('button', 'Confirm')]).toEqual(['You are subscribed', false])
  expect(confirmed.text).toContain(`${email} gets our newsletter from now on`)
  const leave = await visitor.open(await linkInMail(email, 'unsubscribe'))
  const left = await leave.press('Unsubscribe')
  expect(left.text).toContain(`${email} is removed from the newsletter`)
  expect((await left.follow('Subscribe again')).path).toBe('/newsletter')
  const again = await (await visitor.open(await linkInMail(email, 'confirm'))).press('Confirm')
  expect(again.status).toBe(422)
})

test('reports the invalid fields, and keeps what was typed', async () => {
  const form = await aVisitor().open('/newsletter')
  const wrong = await form.fillAll({ Email: 'ada', Name: 'Ada Whitlock' }).press('Subscribe')
  expect([wrong.status, wrong.value('Email'), wrong.value('Name')]).toEqual([422, 'ada', 'Ada Whitlock'])
})

test.each(['confirm', 'unsubscribe'])('refuses a made-up link to %s', async (step) => {
  const page = await aVisitor().open(`/newsletter/${step}?email=ada@example.com&key=made-up`)
  const refused = await page.press(step === 'confirm' ? 'Confirm' : 'Unsubscribe')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This link does not work')
})

test('responds with 404 to an unknown page of the newsletter', async () => {
  expect((await aVisitor().open('/newsletter/constructor')).status).toBe(404)
})
