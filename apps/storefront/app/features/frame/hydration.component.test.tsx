import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCartLine, createCartShop, prerenderCart } from '../../../test/components/cartShop.ts'
import { addressed, createCheckoutShop, prerenderCheckout } from '../../../test/components/checkoutShop.ts'
import { untilReady } from '../../../test/components/openShop.tsx'
import { amounts } from '../../../test/components/summaryText.ts'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
const onward = page.getByRole('button', { name: /^Continue to/ })

test('keeps typed fields and a chosen country, and shows the fields of that country', async () => {
  const shop = createCheckoutShop()
  const hydrate = await prerenderCheckout(shop)
  await field('First name').fill('Marianne')
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('CA')
  await expect.element(page.getByRole('combobox', { name: 'State' })).toBeVisible()
  await hydrate()
  await expect.element(page.getByRole('combobox', { name: 'Province or territory' })).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Marianne')
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('CA')
})

test('keeps a chosen shipping method, shows its totals and sends it', async () => {
  const shop = createCheckoutShop({ cart: addressed() })
  const hydrate = await prerenderCheckout(shop, '/checkout?edit=shipping')
  await page.getByText('Express', { exact: true }).click()
  await hydrate()
  await expect.element(page.getByRole('radio', { name: /^Express/ })).toBeChecked()
  await expect.poll(() => amounts().Total).toBe('$68.95')
  await onward.click()
  await expect.poll(() => shop.requests.at(-1)).toMatchObject({ method: 'express' })
})

test('keeps a chosen payment method and a billing address, and sends both', async () => {
  const shop = createCheckoutShop({ cart: addressed() })
  const hydrate = await prerenderCheckout(shop)
  await page.getByText('PayPal', { exact: true }).click()
  await same.click()
  await field('Address line 1').fill('5 Union Street')
  await hydrate()
  await expect.element(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
  await expect.element(same).not.toBeChecked()
  await onward.click()
  await expect.poll(() => shop.requests.at(-1)).toMatchObject({ method: 'paypal', line1: '5 Union Street' })
})

test('keeps selected store credit, and requires no other payment method when it covers everything', async () => {
  const shop = createCheckoutShop({ cart: addressed(), signedIn: true, creditCents: 100_000 })
  const hydrate = await prerenderCheckout(shop)
  const credit = page.getByRole('checkbox', { name: /^Use store credit/ })
  await credit.click()
  await hydrate()
  await expect.element(credit).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Card/ })).not.toBeInTheDocument()
})

test('saves a quantity that was typed before hydration', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  const hydrate = await prerenderCart(shop)
  await page.getByRole('spinbutton').fill('4')
  ;(document.activeElement as HTMLElement).blur()
  await hydrate()
  await expect.element(page.getByRole('link', { name: /^Cart, 4 items/ })).toBeVisible()
  await untilReady()
  await expect.element(page.getByRole('spinbutton')).toHaveValue(4)
  expect(shop.requests).toMatchObject([{ intent: 'quantity', quantity: '4' }])
})

test('keeps an opened gift form, and counts the characters of the message that was typed before hydration', async () => {
  const hydrate = await prerenderCart(createCartShop(aCartLine('Quince')))
  await page.getByText('Add a gift message').click()
  await field('Message').fill('For you')
  await hydrate()
  await expect.element(field('Message')).toBeVisible()
  await expect.element(field('Message')).toHaveValue('For you')
  await expect.element(page.getByText('243 characters left')).toBeVisible()
})

test('waits until a quantity field loses the focus before saving a number that was typed during hydration', async () => {
  const shop = createCartShop(aCartLine('Quince'))
  const hydrate = await prerenderCart(shop)
  await page.getByRole('spinbutton').fill('4')
  await hydrate()
  expect(shop.requests).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: /^Cart, 4 items/ })).toBeVisible()
})

test('switches between military and street address fields before hydration', async () => {
  await prerenderCheckout(createCheckoutShop())
  await page.getByText('APO or FPO').click()
  await expect.element(field('Unit, PSC or ship')).toBeVisible()
  await expect.element(field('Address line 1')).not.toBeVisible()
  await page.getByText('Home or work').click()
  await expect.element(field('Address line 1')).toBeVisible()
  await expect.element(field('Unit, PSC or ship')).not.toBeVisible()
})

test('hides the fields of a billing address that equals the shipping address, even before hydration', async () => {
  await prerenderCheckout(createCheckoutShop({ cart: addressed() }))
  await expect.element(field('Address line 1')).not.toBeVisible()
  await same.click()
  await expect.element(field('Address line 1')).toBeVisible()
  await same.click()
  await expect.element(field('Address line 1')).not.toBeVisible()
})
