import { afterAll, beforeAll, expect, test } from 'vitest'
import { braintreeShop } from './braintreeShop.ts'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox
let shop: ReturnType<typeof braintreeShop>
/** A shop with a short timeout. */
let impatientShop: ReturnType<typeof braintreeShop>

beforeAll(async () => {
  sandbox = await startSandbox({ PAYMENT_SANDBOX_DUPLICATE_SECONDS: '30' })
  shop = braintreeShop(sandbox)
  impatientShop = braintreeShop(sandbox, { timeoutMs: 1500 })
})
afterAll(() => sandbox.stop())

test.each([
  ['hang-after', 1],
  ['hang-before', 0],
  ['cut-body', 1],
  ['error-500', 0],
  ['error-503', 0],
])(
  'with the fault %s, the call fails and a search by order shows whether the card was charged',
  async (fault, charged) => {
    const orderId = `SV-${fault}`
    await sandbox.fault({ provider: 'braintree', act: 'authorise', fault, reference: orderId })
    await expect(impatientShop.authorise('fake-valid-nonce', { orderId })).rejects.toBeInstanceOf(Error)
    expect(await shop.search(orderId)).toHaveLength(charged)
    const again = await shop.authorise('fake-valid-nonce', { orderId })
    expect(again.success).toBe(charged === 0)
    if (charged === 1) expect(again.transaction.gatewayRejectionReason).toBe('duplicate')
  },
)

test.each([
  ['4000000000070013', 1],
  ['4000000000070021', 0],
])('sends no response to the first attempt with the card %s', async (number, charged) => {
  const { id } = await shop.enterCard(number)
  await expect(impatientShop.authorise(id, { orderId: number })).rejects.toBeInstanceOf(Error)
  expect(await shop.search(number)).toHaveLength(charged)
  if (charged === 0) expect((await shop.authorise(id, { orderId: number })).success).toBe(true)
})

test('fails captures and refunds as many times as requested', async () => {
  const { transaction } = await shop.authorise('fake-valid-nonce', { orderId: 'SV-60' })
  await sandbox.fault({ act: 'capture', fault: 'refused', times: 2, reference: 'SV-60' })
  for (const _ of [1, 2])
    expect((await shop.gateway.transaction.submitForSettlement(transaction.id)).success).toBe(false)
  expect((await shop.gateway.transaction.submitForSettlement(transaction.id)).success).toBe(true)
  await shop.gateway.testing.settle(transaction.id)
  await sandbox.fault({ act: 'refund', fault: 'error-503', times: 1, reference: 'SV-60' })
  await expect(shop.gateway.transaction.refund(transaction.id)).rejects.toMatchObject({
    type: 'serviceUnavailableError',
  })
  expect((await shop.gateway.transaction.refund(transaction.id)).success).toBe(true)
})
