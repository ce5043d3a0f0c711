import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { kill, paymentIntents, provokeFault, query, restart } from '../harness/services.ts'
import { submitOrder } from '../steps/checkout.ts'
import { proveOrdered } from '../steps/proveOrdered.ts'
import { reachReview } from '../steps/reachReview.ts'

useBrowser({ pictures: 'off' })

test('kill -9 of the identity process between payment and order: one order, one charge', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await reachReview(page)
  const before = new Set((await paymentIntents()).map(({ id }) => id))
  const added = async () => (await paymentIntents()).filter(({ id }) => !before.has(id))
  // The provider holds the amount and then stays silent, so the process is inside the payment step when it dies.
  await provokeFault('authorise', 'hang-after')
  await submitOrder(page)
  await expect.poll(async () => (await added()).length, { timeout: 20_000 }).toBe(1)
  const number = (await added())[0]?.metadata.order_number ?? ''
  expect(number).toMatch(/^SV-/)
  shopper.expects(/status of 503/)
  await kill('identity')
  // Either the submit itself is not answered, or the page that waits for its order has to ask again.
  const unanswered = page.getByText('Unexpected empty checkout response.')
  await unanswered.or(page.getByText('This takes longer than usual.')).first().waitFor()
  const attempts = await query('identity', 'select state from order_attempt where order_number = $1', [
    number,
  ])
  expect(attempts).toEqual([{ state: 'running' }])
  expect(
    await query('platform', "select 1 from orders where doc->>'orderNumber' = $1", [number]),
  ).toHaveLength(0)

  await restart('identity')
  const orders = () =>
    query(
      'platform',
      "select doc from orders where doc->>'orderNumber' = $1 and doc->>'paymentState' = 'Paid'",
      [number],
    )
  await expect.poll(async () => (await orders()).length, { timeout: 60_000 }).toBe(1)
  const charges = await added()
  expect(charges.map(({ status }) => status)).toEqual(['succeeded'])

  await page.goto(`/checkout/success?order=${number}`)
  await page.getByText(`Your order number is ${number}.`).waitFor()
  await proveOrdered(shopper, number)
})
