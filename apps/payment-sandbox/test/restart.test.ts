import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testCards } from '../src/cards/testCards.ts'
import { braintreeShop } from './braintreeShop.ts'
import { startReceiver } from './startReceiver.ts'
import { startSandbox } from './startSandbox.ts'
import { stripeShop } from './stripeShop.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (more: NodeJS.ProcessEnv = {}) => startSandbox({ PAYMENT_SANDBOX_DATA_DIR: folder, ...more })

test('restores payments, saved cards and idempotency keys after a restart', async () => {
  const first = await start()
  const card = await stripeShop(first).enterCard('4242424242424242')
  const held = await stripeShop(first).authorise(card, { key: 'key-1' })
  const sold = await braintreeShop(first).authorise('fake-valid-nonce', { orderId: 'SV-90' })
  await first.stop()
  const second = await start()
  expect((await stripeShop(second).authorise(card, { key: 'key-1' })).id).toBe(held.id)
  expect((await stripeShop(second).stripe.paymentIntents.capture(held.id)).status).toBe('succeeded')
  expect(await braintreeShop(second).search('SV-90')).toEqual([sold.transaction.id])
  await second.stop()
})

test('delivers an undelivered message after a restart', async () => {
  const receiver = await startReceiver()
  const gone = await startReceiver()
  await gone.stop()
  const first = await start({ STRIPE_WEBHOOK_URL: gone.url })
  await stripeShop(first).authorise('pm_card_visa')
  await first.stop()
  const second = await start({ STRIPE_WEBHOOK_URL: receiver.url })
  await receiver.waitFor(1)
  await second.stop()
  await receiver.stop()
})

test('settles a submitted transaction after a restart', async () => {
  const receiver = await startReceiver()
  const first = await start()
  const sold = await braintreeShop(first).authorise('fake-valid-nonce', {
    options: { submitForSettlement: true },
  })
  await first.stop()
  const second = await start({ PAYMENT_SANDBOX_SETTLE_AFTER_MS: '10', BRAINTREE_WEBHOOK_URL: receiver.url })
  await receiver.waitFor(1)
  expect((await braintreeShop(second).gateway.transaction.find(sold.transaction.id)).status).toBe('settled')
  await second.stop()
  await receiver.stop()
})

test('writes no card number into the journal', async () => {
  const sandbox = await start()
  for (const { number } of testCards) {
    await stripeShop(sandbox).enterCard(number)
    await braintreeShop(sandbox).enterCard(number)
  }
  await sandbox.stop()
  const written = readFileSync(join(folder, 'payment-sandbox.jsonl'), 'utf8') + sandbox.logged()
  for (const { number } of testCards) expect(written).not.toContain(number)
  expect(written).not.toContain('"123"')
})
