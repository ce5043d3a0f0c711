import { addressFields } from '@selvedge/cart-domain/forms'
import { anAddress } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection } from '../../../../test/components/cartShop.ts'
import {
  addressed,
  createCheckoutShop,
  openCheckout,
  stepRefusal,
} from '../../../../test/components/checkoutShop.ts'
import { untilReady } from '../../../../test/components/openShop.tsx'
import { amounts } from '../../../../test/components/summaryText.ts'

const field = (label: string) => page.getByLabelText(label, { exact: true })
const country = page.getByRole('combobox', { name: 'Country' })
const summary = page.getByRole('alert').filter({ hasText: 'Please fill required fields.' })
const onward = page.getByRole('button', { name: /^Continue to/ })

const fillAddress = async (): Promise<void> => {
  await field('Email').fill('marianne@example.com')
  await field('Confirm email').fill('marianne@example.com')
  await field('First name').fill('Marianne')
  await field('Last name').fill('Hale')
  await field('Address line 1').fill('212 Warren Street')
  await field('City').fill('Hudson')
  await page.getByRole('combobox', { name: 'State' }).selectOptions('NY')
  await field('ZIP code').fill('12534')
  await field('Phone').fill('(518) 555-0142')
}

test('focuses the error summary on each submit, and links from the summary to the invalid fields', async () => {
  await openCheckout(createCheckoutShop())
  await fillAddress()
  await field('First name').fill('')
  for (const key of ['{Enter}', ' ']) {
    ;(onward.element() as HTMLElement).focus()
    await userEvent.keyboard(key)
    await expect.element(summary).toHaveFocus()
    await untilReady()
  }
  await summary.getByRole('link', { name: 'First name is required.' }).click()
  await expect.element(field('First name')).toHaveFocus()
  await expect.element(field('Last name')).toHaveValue('Hale')
})

test('moves the focus to the shipping methods when the address is accepted', async () => {
  const shop = createCheckoutShop()
  await openCheckout(shop)
  await fillAddress()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: /^Standard/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: /^Priority/ })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
})

test('stays on the page and keeps what was typed when the connection is lost', async () => {
  const shop = createCheckoutShop()
  await openCheckout(shop)
  await country.selectOptions('GB')
  await field('First name').fill('Marianne')
  await page.getByLabelText(/^Delivery instructions/).fill('Ring twice')
  shop.respondNext(lostConnection)
  await onward.click()
  const alert = page.getByRole('alert').filter({ hasText: 'The shop could not be reached' })
  await expect.element(alert).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Marianne')
  await expect.element(page.getByLabelText(/^Delivery instructions/)).toHaveValue('Ring twice')
  await expect.element(country).toHaveValue('GB')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Where should it go?')
})

test('keeps the typed address for the next checkout when the response to a submitted address redirects to the cart', async () => {
  const shop = createCheckoutShop()
  const router = await openCheckout(shop)
  await fillAddress()
  shop.respondNext(() => new Response(null, { status: 302, headers: { location: '/cart' } }))
  await onward.click()
  await expect.element(page.getByRole('heading', { name: 'Page /cart' })).toBeVisible()
  await router.navigate('/checkout')
  await expect.element(field('First name')).toHaveValue('Marianne')
  await expect.element(field('Address line 1')).toHaveValue('212 Warren Street')
  await expect.element(field('ZIP code')).toHaveValue('12534')
})

test('shows the fields of the chosen country, empties the state field, and keeps what else was typed', async () => {
  await openCheckout(createCheckoutShop())
  await field('First name').fill('Marianne')
  await country.selectOptions('GB')
  await page.getByLabelText(/^County/).fill('Kent')
  await expect.element(page.getByText('APO or FPO')).not.toBeInTheDocument()
  await country.selectOptions('CA')
  await expect.element(page.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('')
  await expect.element(field('Postal code')).toBeVisible()
  await country.selectOptions('DE')
  await expect.element(page.getByLabelText(/^(State|Province|County)/)).not.toBeInTheDocument()
  await expect.element(field('First name')).toHaveValue('Marianne')
})

test('shows unit and box fields instead of the street when the address is military', async () => {
  await openCheckout(createCheckoutShop())
  await page.getByText('APO or FPO').click()
  await expect.element(field('Unit, PSC or ship')).toBeVisible()
  await expect.element(field('Address line 1')).not.toBeVisible()
  await page.getByText('Home or work').click()
  await expect.element(field('Address line 1')).toBeVisible()
  await expect.element(field('Unit, PSC or ship')).not.toBeVisible()
})

const suggestion = addressFields(anAddress({ id: null }))

/** The response to an address that the shop does not know. */
const refuseAddress = (suggested?: typeof suggestion) => (form: FormData) =>
  stepRefusal(form, { kind: 'address', key: 'typed', suggestion: suggested })

test('shows the suggested address in the form once it is chosen, and later the typed address', async () => {
  const shop = createCheckoutShop()
  const state = page.getByRole('combobox', { name: 'State' })
  const question = page.getByText('Did you mean this address?')
  await openCheckout(shop)
  await fillAddress()
  await state.selectOptions('CA')
  shop.respondNext(refuseAddress(suggestion))
  await onward.click()
  await expect.element(question).toBeVisible()
  await expect.element(state).toHaveValue('CA')
  shop.respondNext((form) => {
    form.set('state', suggestion.state)
    return shop.submitStep(form)
  })
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect.element(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await expect.element(state).toHaveValue(suggestion.state)

  await state.selectOptions('CA')
  shop.respondNext(refuseAddress(suggestion))
  await onward.click()
  // Another state has other taxes, so that the shop shows the shipping methods again.
  shop.respondNext((form) => {
    form.delete('method')
    return shop.submitStep(form)
  })
  await page.getByRole('button', { name: 'Use it as typed' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(state).toHaveValue('CA')
  expect(shop.requests.map(({ addressChoice }) => addressChoice)).toEqual([
    undefined,
    'suggested',
    undefined,
    'typed',
  ])
})

test('focuses the message about an address without a match, and sends a changed address without the earlier choice', async () => {
  const shop = createCheckoutShop()
  const noMatch = page.getByRole('alert').filter({ hasText: 'We were unable to find a match' })
  await openCheckout(shop)
  await fillAddress()
  for (const code of ['12534', '12535']) {
    await field('ZIP code').fill(code)
    shop.respondNext(refuseAddress())
    await onward.click()
    await expect.poll(() => document.activeElement?.contains(noMatch.query())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    ;(document.activeElement as HTMLElement).blur()
    await expect.element(field('ZIP code')).toHaveValue(code)
  }
  expect(shop.requests.map(({ addressChoice }) => addressChoice)).toEqual([undefined, undefined])
})

const openDelivery = (discountsMayChange: boolean) =>
  openCheckout(createCheckoutShop({ cart: addressed(), discountsMayChange }), '/checkout?edit=shipping')

test('shows the totals of a shipping method when it is selected; the next step shows the same totals', async () => {
  await openDelivery(false)
  for (const [name, total] of [
    ['Priority', '$53.95'],
    ['Express', '$68.95'],
    ['Standard', '$46.95'],
    ['Express', '$68.95'],
  ] as const) {
    await page.getByText(name, { exact: true }).first().click()
    await expect.poll(() => amounts().Total).toBe(total)
    expect(Object.keys(amounts())).toContain(name)
  }
  const chosen = amounts()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }))
    .toBeVisible()
  await untilReady()
  expect(amounts()).toEqual(chosen)
})

test('shows “At the next step” instead of a total when a discount may depend on the shipping method', async () => {
  await openDelivery(true)
  expect(amounts().Total).toBe('$46.95')
  await page.getByText('Express', { exact: true }).click()
  await expect.poll(() => amounts().Total).toBe('At the next step')
  expect(amounts().Express).toBe('$29.95')
  await page.getByText('Standard', { exact: true }).click()
  await expect.poll(() => amounts().Total).toBe('$46.95')
})
