import { expect, test } from 'vitest'
import { aShopper, type Shopper, useBrowser } from '../harness/browser.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { findings } from '../steps/findings.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { proveNothingOrdered } from '../steps/proveNothingOrdered.ts'
import { addPlus, addToCart, amounts, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const toShipping = (page: Shopper['page']) => page.getByRole('link', { name: 'Go to shipping' })
const focused = (page: Shopper['page']): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')

test.each(['on'] as const)(
  'with JavaScript %s, one click leaves the Plus membership alone in the cart',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    await logIn(page, await aCustomer('customer'))
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await addPlus(page)
    const words = 'Plus membership must be the only item in your cart.'
    await page.locator('article').filter({ hasText: words }).waitFor()
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    if (script === 'on') await expect.poll(() => focused(page)).toContain(words)
    await look(shopper, 'a membership beside another item', narrowAndWide)
    await page.getByRole('button', { name: 'Remove the other items' }).click()
    await toShipping(page).waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await proveNothingOrdered(shopper, { told: 'view_cart' })
  },
)

test('Afterpay’s four payments add up to the total, on the product and in the cart, also while it changes', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Bedding')
  await page.getByText(/Or (four|three) payments of \$/).waitFor()
  await addToCart(page)
  const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100)
  const sum = async (): Promise<number> => {
    const words = await page.getByText(/Or (four|three) payments of \$/).innerText()
    const [each = '0', last = each] = words.match(/\$[0-9.,]*[0-9]/g) ?? []
    return 3 * cents(each) + cents(last)
  }
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'One more' }).click()
  await page
    .getByRole('link', { name: /^Cart, 2 items/ })
    .first()
    .waitFor()
  expect(await sum()).toBe(cents((await amounts(page)).Total ?? ''))
})

test('nothing moves by itself while quantities change and lines leave, and each state is clean', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  for (const category of ['Fabric', 'Bedding', 'Wallpaper']) {
    await openFirstProduct(page, category)
    await addToCart(page)
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await findings(page)).toEqual([])
  const afterLoad = shopper.shifts.length
  await page.getByRole('button', { name: 'One more' }).first().click()
  expect(await findings(page)).toEqual([])
  await page
    .getByRole('link', { name: /^Cart, 4 items/ })
    .first()
    .waitFor()
  await page.waitForTimeout(700)
  // A quantity is as wide as before, and the summary as high: not even the click's own half second moves anything.
  expect(shopper.shifts.slice(afterLoad)).toEqual([])
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await page
    .getByRole('link', { name: /^Cart, 3 items/ })
    .first()
    .waitFor()
  await page.waitForTimeout(700)
  // The line that leaves lets the rest move up, at once and once: nothing moves when the answer comes.
  expect(shopper.shifts.slice(afterLoad).filter(({ by }) => by !== 'shopper')).toEqual([])
})

test('with the gift open and a wrong code, the cart is clean at every width', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await openFirstProduct(page, 'Fabric')
  await addToCart(page)
  await page.waitForLoadState('networkidle')
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please enter a valid code.' }).waitFor()
  await page.getByText('Add a gift message').click()
  await page.getByLabel('Message').waitFor()
  await look(shopper, 'the gift open and a wrong code', [390, 820, 1440])
})
