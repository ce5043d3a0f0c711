import type { CardFieldsSetup } from '@selvedge/identity-client/card-fields'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lostConnection } from '../../../../test/components/cartShop.ts'
import { addressed, createCheckoutShop, openCheckout } from '../../../../test/components/checkoutShop.ts'
import { untilReady } from '../../../../test/components/openShop.tsx'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const same = page.getByRole('checkbox', { name: 'Use the shipping address for billing too' })
const onward = page.getByRole('button', { name: 'Continue to review' })
const payPal = page.getByRole('radio', { name: /^PayPal/ })
const card = page.getByRole('radio', { name: /^Card/ })
const review = page.getByRole('heading', { level: 1, name: 'One last look' })

const openBilling = async (more: Parameters<typeof createCheckoutShop>[0] = {}) => {
  const shop = createCheckoutShop({ cart: addressed(), ...more })
  await openCheckout(shop)
  return shop
}

/** Card fields of a fake provider: one field, which counts the requested tokens. */
const createCardFields = (): { readonly tokens: () => number; readonly source: CardFieldsSetup } => {
  let tokens = 0
  const Stripe = () => ({
    elements: () => ({
      create: () => ({
        mount: (container: HTMLElement) => {
          container.innerHTML = '<label>Card number <input></label>'
        },
        unmount: () => undefined,
      }),
    }),
    createPaymentMethod: async () => {
      tokens += 1
      // Providers respond over the network: in a later task.
      await new Promise((resolve) => setTimeout(resolve))
      return { paymentMethod: { id: `token-${tokens}` } }
    },
  })
  Object.assign(window, { Stripe })
  return { tokens: () => tokens, source: { kind: 'stripe', script: 'data:text/javascript,', key: 'key' } }
}

test('shows and sends the billing address only while it differs from the shipping address', async () => {
  const shop = await openBilling()
  await expect.element(field('Address line 1')).not.toBeVisible()
  await same.click()
  await expect.element(field('Address line 1')).toBeVisible()
  await field('Address line 1').fill('5 Union Street')
  await same.click()
  await expect.element(field('Address line 1')).not.toBeVisible()
  await payPal.click({ force: true })
  await onward.click()
  await expect.element(review).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ intent: 'billing', billingSame: 'on', method: 'paypal' })
  expect(shop.requests.at(-1)).not.toHaveProperty('line1')
})

test('on each submit, reports missing billing fields, requests no card token and keeps the typed card number', async () => {
  const { source, tokens } = createCardFields()
  const shop = await openBilling({ more: { cardSource: source } })
  const number = page.getByLabelText('Card number')
  await number.fill('4242')
  await same.click()
  for (const label of ['First name', 'Address line 1']) {
    const before = (field(label).element() as HTMLInputElement).value
    await field(label).fill('')
    await onward.click()
    const summary = page.getByRole('alert').filter({ hasText: `${label} is required.` })
    await expect.element(summary).toHaveFocus()
    await expect.element(number).toHaveValue('4242')
    await untilReady()
    await field(label).fill(before)
  }
  expect(tokens()).toBe(0)
  await same.click()
  await onward.click()
  await expect.element(review).toBeVisible()
  expect(tokens()).toBe(1)
  expect(shop.requests.at(-1)).toMatchObject({ cardToken: 'token-1', method: 'card' })
})

test('keeps the choices and what was typed when the connection is lost', async () => {
  const shop = await openBilling()
  await payPal.click({ force: true })
  await same.click()
  await field('Address line 1').fill('5 Union Street')
  shop.respondNext(lostConnection)
  await onward.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The shop could not be reached' }))
    .toBeVisible()
  await expect.element(payPal).toBeChecked()
  await expect.element(same).not.toBeChecked()
  await expect.element(field('Address line 1')).toHaveValue('5 Union Street')
  await onward.click()
  await expect.element(review).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ method: 'paypal', line1: '5 Union Street' })
})

test('requires no payment method while store credit covers everything', async () => {
  await openBilling({ signedIn: true, creditCents: 100_000 })
  await expect.element(card).toBeChecked()
  await page.getByRole('checkbox', { name: /^Use store credit/ }).click()
  await expect.element(card).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /^Use store credit/ }).click()
  await expect.element(card).toBeVisible()
})

test('requires a payment method when store credit covers only a part of the total', async () => {
  await openBilling({ signedIn: true, creditCents: 1_000 })
  await page.getByRole('checkbox', { name: /^Use store credit/ }).click()
  await untilReady()
  await expect.element(card).toBeChecked()
})

test('continues without a token when the shop has no card fields', async () => {
  const shop = await openBilling()
  await onward.click()
  await expect.element(review).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ method: 'card', cardToken: '' })
})
