import { afterEach, beforeEach, expect, test } from 'vitest'
import { braintreeShop } from './braintreeShop.ts'
import { type Received, startReceiver } from './startReceiver.ts'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: RunningSandbox
let shop: ReturnType<typeof braintreeShop>

beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = await startSandbox({
    BRAINTREE_WEBHOOK_URL: receiver.url,
    PAYMENT_SANDBOX_SETTLE_AFTER_MS: '50',
  })
  shop = braintreeShop(sandbox)
})
afterEach(async () => {
  await sandbox.stop()
  await receiver.stop()
})

const parse = ({ body }: Received) => {
  const form = new URLSearchParams(body)
  return shop.gateway.webhookNotification.parse(
    String(form.get('bt_signature')),
    String(form.get('bt_payload')),
  )
}

const sell = async (orderId: string): Promise<string> => {
  const sold = await shop.authorise('fake-valid-nonce', { orderId, options: { submitForSettlement: true } })
  return sold.transaction.id
}

test('the official client accepts the notification of a settled transaction', async () => {
  const id = await sell('SV-70')
  const [one] = await receiver.waitFor(1)
  const notification = await parse(one!)
  expect(notification).toMatchObject({
    kind: 'transaction_settled',
    transaction: { id, orderId: 'SV-70', status: 'settled', amount: '50.76' },
  })
  expect((await shop.gateway.transaction.find(id)).status).toBe('settled')
})

test('sends a notification when the bank declines a settlement', async () => {
  const slow = await startSandbox({ BRAINTREE_WEBHOOK_URL: receiver.url })
  const other = braintreeShop(slow)
  const sold = await other.authorise('fake-valid-nonce', { options: { submitForSettlement: true } })
  await other.gateway.testing.settlementDecline(sold.transaction.id)
  const [one] = await receiver.waitFor(1)
  expect((await parse(one!)).kind).toBe('transaction_settlement_declined')
  await slow.stop()
})

test('the official client rejects a forged message', async () => {
  await fetch(`${sandbox.url}/webhooks/mode`, { method: 'POST', body: JSON.stringify({ mode: 'forged' }) })
  await sell('SV-71')
  const [one] = await receiver.waitFor(1)
  await expect(parse(one!)).rejects.toMatchObject({ type: 'invalidSignatureError' })
})
