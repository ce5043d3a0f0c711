import { afterAll, beforeAll, expect, test } from 'vitest'
import { braintreeShop } from './braintreeShop.ts'
import { type RunningSandbox, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox
let shop: ReturnType<typeof braintreeShop>

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = braintreeShop(sandbox)
})
afterAll(() => sandbox.stop())

test('a customer saves a card and a PayPal account, pays with both and deletes them', async () => {
  const { gateway } = shop
  const id = 'customer-7'
  await gateway.customer.create({ id, email: 'm.hale@shop.test', firstName: 'Marianne' })
  const again = await gateway.customer.create({ id })
  expect(again.errors.deepErrors()).toMatchObject([{ code: '91609' }])
  const card = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: 'fake-valid-visa-nonce',
  })
  const account = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
    options: { makeDefault: true },
  })
  const found = await gateway.customer.find(id)
  expect(found).toMatchObject({ email: 'm.hale@shop.test', firstName: 'Marianne' })
  expect(found.paymentMethods).toHaveLength(2)
  expect(found.paypalAccounts?.[0]).toMatchObject({ email: 'buyer@paypal.test', default: true })
  const token = String(card.paymentMethod.token)
  const sold = await gateway.transaction.sale({ amount: '10.00', paymentMethodToken: token })
  expect(sold.transaction).toMatchObject({ status: 'authorized', customer: { id }, creditCard: { token } })
  await gateway.paymentMethod.delete(token)
  await expect(gateway.paymentMethod.find(token)).rejects.toMatchObject({ type: 'notFoundError' })
  expect(await gateway.paymentMethod.find(String(account.paymentMethod.token))).toMatchObject({
    email: 'buyer@paypal.test',
  })
  await gateway.customer.delete(id)
  await expect(gateway.customer.find(id)).rejects.toMatchObject({ type: 'notFoundError' })
})

test('saves a card that is charged successfully, but not a card that the bank refuses', async () => {
  const sold = await shop.authorise('fake-valid-nonce', { options: { storeInVaultOnSuccess: true } })
  expect(
    (await shop.gateway.paymentMethod.find(String(sold.transaction.creditCard?.token))).token,
  ).toBeTruthy()
  const { customer } = await shop.gateway.customer.create({})
  const refused = await shop.gateway.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: 'fake-processor-declined-visa-nonce',
    options: { verifyCard: true },
  })
  expect(refused).toMatchObject({
    success: false,
    verification: { status: 'processor_declined', processorResponseCode: '2000' },
  })
})

test('saves a PayPal account only when the buyer agreed to later payments, and charges the account by its token', async () => {
  const { gateway } = shop
  const { customer } = await gateway.customer.create({})
  const save = (paymentMethodNonce: string, token: string) => {
    // The client's types do not know that a shop may choose the token.
    const request = { customerId: customer.id, paymentMethodNonce, token }
    return gateway.paymentMethod.create(request)
  }
  const refused = await save('fake-paypal-one-time-nonce', 'once')
  expect(refused.errors.deepErrors()).toMatchObject([{ code: '82902' }])
  const saved = await save('fake-paypal-billing-agreement-nonce', 'kept')
  expect(saved.paymentMethod).toMatchObject({
    token: 'kept',
    email: 'buyer@paypal.test',
    billingAgreementId: 'B-PAYPAL',
  })
  const sold = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodToken: 'kept',
    transactionSource: 'recurring',
  })
  expect(sold.transaction).toMatchObject({
    status: 'authorized',
    paymentInstrumentType: 'paypal_account',
    paypalAccount: { token: 'kept' },
  })
})

test('a client token contains the sandbox’s URL', async () => {
  const { clientToken } = await shop.gateway.clientToken.generate({})
  expect(JSON.parse(Buffer.from(clientToken, 'base64').toString())).toMatchObject({
    merchantId: 'selvedge',
    clientApiUrl: 'http://localhost:3003/merchants/selvedge/client_api',
  })
})

test('returns the details of a nonce before the nonce is used', async () => {
  const { id } = await shop.enterCard('4000000000001091')
  expect(await shop.gateway.paymentMethodNonce.find(id)).toMatchObject({
    nonce: id,
    consumed: false,
    details: { last4: '1091' },
    threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
  })
})
