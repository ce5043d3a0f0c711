import { afterEach, expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { findings } from '../steps/findings.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

let shopper: Shopper
afterEach(() => shopper.leave())

/** Five characters of one sign each, most of several code units. */
const five = '👩🏽‍🚀🇬🇧é👍🏽!'

const openGift = async () => {
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill('Ada')
  await page.getByLabel('From', { exact: true }).fill('Grace')
  return page.getByLabel('Message', { exact: true })
}

test('what is left of a gift’s message is counted as its reader counts, and nothing is cut off', async () => {
  shopper = await aShopper()
  const { page } = shopper
  const message = await openGift()
  await page.getByText('250 characters left').waitFor()
  await message.fill(five)
  await page.getByText('245 characters left').waitFor()
  await message.fill(five.repeat(50))
  await page.getByText('0 characters left').waitFor()
  await message.fill(`${five.repeat(50)}!`)
  await page.getByText('1 character too many').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await message.inputValue()).toBe(`${five.repeat(50)}!`)
  await message.fill(five.repeat(50))
  await page.getByRole('button', { name: 'Save the message' }).click()
  await page.getByText('For Ada, from Grace').waitFor()
  expect(shopper.complaints).toEqual([])
})

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a message that is too long is answered in place and kept as it was typed',
  async (script) => {
    shopper = await aShopper({ script })
    const { page } = shopper
    const message = await openGift()
    const long = `${five.repeat(50)}?`
    await message.fill(long)
    await page.getByRole('button', { name: 'Save the message' }).click()
    await page.getByText('Maximum length exceeded.').first().waitFor()
    expect(await message.inputValue()).toBe(long)
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('Ada')
    if (script === 'on') expect(await findings(page)).toEqual([])
  },
)
