import { saveGift } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { givenCart } from '../../shop.ts'

/** Five characters, most of them of several code units. */
const five = '👩🏽‍🚀🇬🇧é👍🏽!'

test('saves, changes and removes a gift message', async () => {
  const { page } = await givenCart()
  const saved = await saveGift(page, { to: 'Ada', from: 'Grace', message: 'For the kitchen.\nWith love.' })
  expect(saved.text).toContain('For Ada, from Grace')
  expect(saved.text).toContain('For the kitchen. With love.')
  const changed = await saved.fill('From', 'Tom').press('Save the message')
  expect(changed.text).toContain('For Ada, from Tom')
  const removed = await changed.press('Remove the message')
  expect(removed.text).not.toContain('For Ada')
  expect(removed.text).toContain('Add a gift message')
})

test('accepts a message of 250 visible characters', async () => {
  const { page } = await givenCart()
  const saved = await saveGift(page, { to: 'Ada', from: 'Grace', message: five.repeat(50) })
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('For Ada, from Grace')])
})

test('refuses a longer message, and keeps all fields as they were typed', async () => {
  const { page } = await givenCart()
  const message = `${five.repeat(50)}?`
  const refused = await saveGift(page, { to: 'Ada', from: 'Grace', message })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Maximum length exceeded.')])
  expect([refused.value('To'), refused.value('From'), refused.value('Message')]).toEqual([
    'Ada',
    'Grace',
    message,
  ])
})

test('reports the missing fields of a gift message', async () => {
  const { page } = await givenCart()
  const refused = await saveGift(page, { to: '', from: 'Tom', message: 'For you' })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('To is required.')])
  expect(refused.value('Message')).toBe('For you')
})
