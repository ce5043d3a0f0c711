import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { logIn } from '../steps/account.ts'
import { aCustomer } from '../steps/buyers.ts'
import { marianne, placeOrder, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { look, narrowAndWide } from '../steps/look.ts'
import { mailedText } from '../steps/orderFacts.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { addPlus, addToCart, amounts, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a membership is neither shipped nor printed, and begins with its order',
  async (script) => {
    const shopper = await aShopper({ script })
    const { page } = shopper
    const email = await aCustomer('customer')
    await logIn(page, email)
    // First something that is shipped, as far as the payment: its way of delivery is not one for a membership.
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    await page.goto('/checkout')
    await takeShippingStep(page, marianne)
    await page.goto('/product/plus-membership')
    await page.getByText('Nothing is shipped: your membership begins with your order.').waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/printed to order|returns/i)
    await addPlus(page)
    await page.getByRole('button', { name: 'Remove the other items' }).click()
    await page.getByRole('link', { name: 'Go to shipping' }).click()

    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    expect(await page.getByRole('radio', { name: /Standard|Priority|Express/ }).count()).toBe(0)
    await look(shopper, 'the delivery of a membership', narrowAndWide)
    await takeShippingStep(page, marianne, 'By email, at once')
    await takePaymentStep(page, script)
    await page.getByText('Nothing is shipped: your membership begins with your order.').first().waitFor()
    expect(await amounts(page)).toMatchObject({ 'By email, at once': 'Free' })
    const number = await placeOrder(page)

    await page.getByRole('heading', { level: 1, name: 'Thank you. You are a Plus member now.' }).waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/print|ships/i)
    await look(shopper, 'the order of a membership', narrowAndWide)
    await proveOrdered(shopper)
    const members = await query(
      'platform',
      "select doc->>'customerGroupId' as id from customers where lower(doc->>'email') = $1",
      [email],
    )
    const groups = await query(
      'platform',
      "select id::text from reference_documents where kind = 'customer-group' and key = 'plus'",
    )
    expect(members).toEqual(groups)
    await expect.poll(() => mailedText(number)).toContain('Your Plus membership begins with it.')
  },
)
