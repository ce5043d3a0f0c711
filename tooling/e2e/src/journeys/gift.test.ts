import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

/** Five characters of one sign each, most of several code units. */
const five = '👩🏽‍🚀🇬🇧é👍🏽!'

const openGift = async (page: Page) => {
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill('Ada')
  await page.getByLabel('From', { exact: true }).fill('Grace')
  return page.getByLabel('Message', { exact: true })
}

test('what is left of a gift’s message is counted as its reader counts, and nothing is cut off', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  const message = await openGift(page)
  await page.getByText('250 characters left').waitFor()
  await message.fill(five)
  await page.getByText('245 characters left').waitFor()
  await message.fill(five.repeat(50))
  await page.getByText('0 characters left').waitFor()
  await message.fill(`${five.repeat(50)}!`)
  await page.getByText('1 character too many').waitFor()
  await look(shopper, 'a gift message that is too long', narrowAndWide)
  expect(await message.inputValue()).toBe(`${five.repeat(50)}!`)
  await message.fill(five.repeat(50))
  await page.getByRole('button', { name: 'Save the message' }).click()
  await page.getByText('For Ada, from Grace').waitFor()
})

test.each(['on'] as const)(
  'with JavaScript %s, a message that is too long is answered in place and kept as it was typed',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const message = await openGift(page)
    const long = `${five.repeat(50)}?`
    await message.fill(long)
    await page.getByRole('button', { name: 'Save the message' }).click()
    await page.getByText('Maximum length exceeded.').first().waitFor()
    expect(await message.inputValue()).toBe(long)
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('Ada')
    await look(shopper, 'a gift message that was refused', narrowAndWide)
    const focused = () => page.evaluate(() => document.activeElement?.id)
    await expect.poll(focused).toBe('gift-message')
    await page.getByLabel('To', { exact: true }).fill('')
    // The same answer is told each time.
    for (let sent = 0; sent < 2; sent += 1) {
      await page.getByRole('button', { name: 'Save the message' }).click()
      await expect.poll(focused).toBe('gift-to')
    }
  },
)

test('a gift’s card that was saved, changed or taken off is told of, with the focus on it', async () => {
  const { page } = await aShopper()
  const message = await openGift(page)
  const told = page.getByRole('status', { name: 'Card of the gift' })
  const toldWithFocus = async (words: string): Promise<void> => {
    await expect.poll(() => told.innerText()).toBe(words)
    await expect.poll(() => told.evaluate((node) => node === document.activeElement)).toBe(true)
  }
  await message.fill('For the kitchen.\nWith love.')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await toldWithFocus('For Ada, from Grace\n\nFor the kitchen.\nWith love.')
  await page.getByText('Change the gift message').click()
  await page.getByLabel('From', { exact: true }).fill('Tom')
  await page.getByRole('button', { name: 'Save the message' }).click()
  await toldWithFocus('For Ada, from Tom\n\nFor the kitchen.\nWith love.')
  await page.getByText('Change the gift message').click()
  await page.getByRole('button', { name: 'Remove the message' }).click()
  await toldWithFocus('')
  await page.getByText('Add a gift message').waitFor()
})
