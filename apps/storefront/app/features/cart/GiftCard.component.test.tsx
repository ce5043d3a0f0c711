import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCartLine, createCartShop, lostConnection, openCart } from '../../../test/components/cartShop.ts'

/** Five characters, most of them of several code units. */
const five = '👩🏽‍🚀🇬🇧é👍🏽!'

const to = page.getByLabelText('To', { exact: true })
const from = page.getByLabelText('From', { exact: true })
const message = page.getByLabelText('Message', { exact: true })
const card = page.getByRole('status', { name: 'Card of the gift' })
const save = page.getByRole('button', { name: 'Save the message' })

const openGift = async () => {
  const shop = createCartShop(aCartLine('Quince'))
  await openCart(shop)
  await page.getByText('Add a gift message').click()
  await to.fill('Ada')
  await from.fill('Grace')
  return shop
}

test('counts the remaining characters as visible characters, and does not truncate the message', async () => {
  await openGift()
  await expect.element(page.getByText('250 characters left')).toBeVisible()
  await message.fill(five)
  await expect.element(page.getByText('245 characters left')).toBeVisible()
  await message.fill(five.repeat(50))
  await expect.element(page.getByText('0 characters left', { exact: true })).toBeVisible()
  await message.fill(`${five.repeat(50)}!`)
  await expect.element(page.getByText('1 character too many')).toBeVisible()
  await expect.element(message).toHaveValue(`${five.repeat(50)}!`)
})

test('moves the focus to the first wrong field each time the message is refused, and keeps what was typed', async () => {
  await openGift()
  const long = `${five.repeat(50)}?`
  await message.fill(long)
  await save.click()
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveAccessibleDescription(/Maximum length exceeded\./)
  await expect.element(message).toHaveValue(long)
  await expect.element(to).toHaveValue('Ada')
  await to.fill('')
  for (let sent = 0; sent < 2; sent += 1) {
    await save.click()
    await expect.element(to).toHaveFocus()
  }
})

test('moves the focus to the status of the gift message each time the message is saved, changed or removed', async () => {
  await openGift()
  await message.fill('For the kitchen.\nWith love.')
  await save.click()
  await expect.element(card).toHaveFocus()
  await expect.element(card).toMatchTextContent(/For Ada, from Grace.*For the kitchen\..*With love\./s)
  await expect.element(message).not.toBeVisible()
  await page.getByText('Change the gift message').click()
  await expect.element(message).toHaveValue('For the kitchen.\nWith love.')
  await from.fill('Tom')
  await save.click()
  await expect.element(card).toMatchTextContent(/For Ada, from Tom/)
  await expect.element(card).toHaveFocus()
  await page.getByText('Change the gift message').click()
  await page.getByRole('button', { name: 'Remove the message' }).click()
  await expect.element(page.getByText('Add a gift message')).toBeVisible()
  await expect.element(card).toHaveFocus()
  await expect.element(card).toHaveTextContent('')
})

test('keeps the form with what was typed when the connection is lost', async () => {
  const shop = await openGift()
  await message.fill('For the kitchen.')
  shop.respondNext(lostConnection)
  await save.click()
  await expect.element(page.getByText(/^The shop could not be reached/)).toBeVisible()
  await expect.element(message).toHaveValue('For the kitchen.')
  await expect.element(message).toBeVisible()
  await save.click()
  await expect.element(card).toMatchTextContent(/For Ada, from Grace/)
})
