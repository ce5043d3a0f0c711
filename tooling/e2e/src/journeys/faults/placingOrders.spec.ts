import { eventually, marianne, paymentIntents, provokeFault, query } from '@selvedge/testing'
import {
  openStep,
  payByCard,
  submitOrder,
  submitShipping,
  waitForConfirmation,
  waitForStep,
} from '../../flows/checkout.ts'
import { expectAccessible } from '../../flows/expectAccessible.ts'
import { expectOrdered, placeAndExpectOrder } from '../../flows/expectOrdered.ts'
import { alert, heading, quantity } from '../../flows/shopping.ts'
import { whileServiceIsDown } from '../../flows/whileServiceIsDown.ts'
import { openPage } from '../../harness/openPage.ts'
import { expect, test } from '../../harness/test.ts'

const reviewed = { address: marianne, payment: 'card' } as const
const placing = 'Placing your order'

test('places one order with one charge when the identity process is killed between payment and order', async ({
  page,
  shop,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart(reviewed)
  await openStep(page, 'review')
  const before = new Set((await paymentIntents(shop)).map(({ id }) => id))
  const charges = async () => (await paymentIntents(shop)).filter(({ id }) => !before.has(id))
  // The provider holds the amount and then does not respond, so that the process is killed during its payment step.
  await provokeFault(shop, 'authorise', 'hang-after')
  await submitOrder(page)
  const [charge] = await eventually(charges, (found) => found.length === 1)
  const number = charge?.metadata.order_number ?? ''
  expect(number).toMatch(/^SV-/)
  expectMessage(/status of 503/)
  await whileServiceIsDown(shop, 'identity', async () => {
    // Either the form gets no response, or the page that waits for the order polls again.
    const noResponse = page.getByText('Unexpected empty checkout response.')
    await expect(noResponse.or(page.getByText('This takes longer than usual.')).first()).toBeVisible()
    expect(
      await query(shop, 'identity', 'select state from order_attempt where order_number = $1', [number]),
    ).toEqual([{ state: 'running' }])
    expect(
      await query(shop, 'platform', 'select 1 from orders where order_number = $1', [number]),
    ).toHaveLength(0)
  })
  const paid = () =>
    query(
      shop,
      'platform',
      "select 1 from orders where order_number = $1 and doc->>'paymentState' = 'Paid'",
      [number],
    )
  expect(await eventually(paid, (found) => found.length === 1, { timeoutMs: 60_000 })).toHaveLength(1)
  expect((await charges()).map(({ status }) => status)).toEqual(['succeeded'])
  await page.goto(`/checkout/success?order=${number}`)
  await expectOrdered(page, shop)
})

test('shows the page for orders in progress while the identity service is down, and the placed order afterwards', async ({
  page,
  shop,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart(reviewed)
  await openStep(page, 'review')
  await provokeFault(shop, 'authorise', 'hang-after')
  await submitOrder(page)
  await expect(heading(page, placing)).toBeVisible()
  expectMessage(/status of 503/)
  await whileServiceIsDown(shop, 'identity', async () => {
    await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    await expectAccessible(page, 'an order that takes long')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placing)
  })
  await expectOrdered(page, shop)
})

test('places one order with one charge when the provider responds to the charge with an error', async ({
  page,
  shop,
  prepareCart,
}) => {
  await prepareCart(reviewed)
  await openStep(page, 'review')
  await provokeFault(shop, 'authorise', 'error-503')
  const { orderNumber } = await placeAndExpectOrder(page, shop)
  const charges = (await paymentIntents(shop)).filter(({ metadata }) => metadata.order_number === orderNumber)
  expect(charges).toHaveLength(1)
})

test('charges nothing when the identity service does not respond, and places the order when it is sent again', async ({
  page,
  shop,
  prepareCart,
  expectMessage,
}) => {
  await prepareCart(reviewed)
  await openStep(page, 'review')
  expectMessage(/status of 503/)
  await whileServiceIsDown(shop, 'identity', async () => {
    await submitOrder(page)
    await expect(alert(page, 'Unexpected empty checkout response.')).toBeVisible()
    await expectAccessible(page, 'an order without a response')
  })
  await openStep(page, 'review')
  await placeAndExpectOrder(page, shop)
})

test('cancels an order whose payment cannot be captured, and restores the cart with the address', async ({
  page,
  shop,
  prepareCart,
}) => {
  const { cartId } = await prepareCart(reviewed)
  await openStep(page, 'review')
  await provokeFault(shop, 'capture', 'refused')
  await submitOrder(page)
  await expect(alert(page, 'We were unable to place your order, please try again.')).toBeVisible()
  await expectAccessible(page, 'an order that was cancelled')
  const [attempt] = await query<{ number: string }>(
    shop,
    'identity',
    'select order_number as number from order_attempt where cart_id = $1',
    [cartId],
  )
  await openPage(page, '/cart')
  await expect(quantity(page)).toHaveValue('1')
  await openStep(page, 'shipping')
  await expect(page.getByLabel('Address line 1')).toHaveValue(marianne.line1)
  await submitShipping(page)
  await waitForStep(page, 'billing')
  await payByCard(page)
  await submitOrder(page)
  await waitForConfirmation(page)
  await expectOrdered(page, shop, [attempt?.number ?? ''])
})
