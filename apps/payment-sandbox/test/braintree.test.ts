import { afterAll, beforeAll, expect, test } from 'vitest'
import { braintreeShop } from './braintreeShop.ts'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox
let shop: ReturnType<typeof braintreeShop>

beforeAll(async () => {
  sandbox = await startSandbox()
  shop = braintreeShop(sandbox)
})
afterAll(() => sandbox.stop())

const total = async (order: string) => (await sandbox.console(order)).totals[0]

test('the official client authorises, captures, settles and refunds a card', async () => {
  const { gateway } = shop
  const sold = await shop.authorise('fake-valid-visa-nonce', { orderId: 'SV-50' })
  expect(sold.success).toBe(true)
  expect(sold.transaction).toMatchObject({
    status: 'authorized',
    amount: '50.76',
    currencyIsoCode: 'USD',
    orderId: 'SV-50',
    processorResponseCode: '1000',
    paymentInstrumentType: 'credit_card',
    creditCard: { last4: '1111', cardType: 'Visa', maskedNumber: '411111******1111' },
  })
  const { id } = sold.transaction
  const submitted = await gateway.transaction.submitForSettlement(id)
  expect(submitted.transaction.status).toBe('submitted_for_settlement')
  const unsettled = await gateway.transaction.refund(id)
  expect(unsettled.success).toBe(false)
  expect(unsettled.errors.for('transaction').on('base')).toMatchObject([{ code: '91506' }])
  await gateway.testing.settle(id)
  expect((await gateway.transaction.find(id)).status).toBe('settled')
  const part = await gateway.transaction.refund(id, '10.00')
  expect(part.transaction).toMatchObject({ type: 'credit', amount: '10.00', refundedTransactionId: id })
  const rest = await gateway.transaction.refund(id)
  expect(rest.transaction.amount).toBe('40.76')
  expect((await gateway.transaction.refund(id)).errors.deepErrors()).toMatchObject([{ code: '91512' }])
  expect((await gateway.transaction.find(id)).refundIds).toEqual([part.transaction.id, rest.transaction.id])
  expect(await total('SV-50')).toMatchObject({ captured: 5076, refunded: 5076, authorised: 0, payments: 1 })
})

test('captures a part and voids the rest', async () => {
  const { transaction } = await shop.authorise('fake-valid-nonce', { orderId: 'SV-51' })
  const { gateway } = shop
  const tooMuch = await gateway.transaction.submitForSettlement(transaction.id, '50.77')
  expect(tooMuch.errors.deepErrors()).toMatchObject([{ code: '91522', attribute: 'amount' }])
  const part = await gateway.transaction.submitForSettlement(transaction.id, '50.00')
  expect(part.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '50.00' })
  expect(await total('SV-51')).toMatchObject({ captured: 5000, voided: 76 })
})

test('captures several parts one after the other', async () => {
  const { transaction } = await shop.authorise('fake-paypal-one-time-nonce', { orderId: 'SV-52' })
  const take = (amount: string) => shop.gateway.transaction.submitForPartialSettlement(transaction.id, amount)
  expect((await take('20.00')).transaction).toMatchObject({ authorizedTransactionId: transaction.id })
  expect((await take('30.76')).success).toBe(true)
  expect((await take('0.01')).errors.deepErrors()).toMatchObject([{ code: '91522' }])
  expect(await total('SV-52')).toMatchObject({ captured: 5076, authorised: 0, payments: 1 })
})

test('voids an authorised amount, which can then be neither captured nor voided again', async () => {
  const { transaction } = await shop.authorise('fake-valid-nonce', { orderId: 'SV-53' })
  expect((await shop.gateway.transaction.void(transaction.id)).transaction.status).toBe('voided')
  expect((await shop.gateway.transaction.void(transaction.id)).errors.deepErrors()).toMatchObject([
    { code: '91504' },
  ])
  const afterVoid = await shop.gateway.transaction.submitForSettlement(transaction.id)
  expect(afterVoid.errors.deepErrors()).toMatchObject([{ code: '91507' }])
  expect(await total('SV-53')).toMatchObject({ voided: 5076, captured: 0, authorised: 0 })
})

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', '2000', undefined],
  ['fake-insufficient-funds-nonce', 'processor_declined', '2001', undefined],
  ['fake-paypal-declined-nonce', 'processor_declined', '2046', undefined],
  ['fake-gateway-rejected-fraud-nonce', 'gateway_rejected', '', 'fraud'],
  ['fake-three-d-secure-required-nonce', 'gateway_rejected', '', 'three_d_secure'],
  ['fake-three-d-secure-visa-failed-authentication-nonce', 'gateway_rejected', '', 'three_d_secure'],
])(
  'refuses the nonce %s with the status %s and the response code "%s"',
  async (nonce, status, code, reason) => {
    const orderId = `SV-${nonce}`
    const { success, transaction } = await shop.authorise(nonce, { orderId })
    expect(success).toBe(false)
    expect(transaction.status).toBe(status)
    expect(transaction.processorResponseCode).toBe(code)
    expect(transaction.gatewayRejectionReason).toBe(reason)
    expect(await total(orderId)).toMatchObject({ authorised: 0, captured: 0, voided: 0 })
  },
)

test.each([
  ['4111111111111111', 'authorized'],
  ['4242424242424242', 'authorized'],
  ['4000111111111115', 'processor_declined'],
  ['4000000000009995', 'processor_declined'],
  ['4000111111111511', 'gateway_rejected'],
  ['4000000000001091', 'gateway_rejected'],
])('card %s, entered in the card fields, is %s', async (number, status) => {
  const { id } = await shop.enterCard(number)
  expect((await shop.authorise(id)).transaction.status).toBe(status)
  expect((await shop.authorise(id)).errors.deepErrors()).toMatchObject([{ code: '91564' }])
})

const submitChallenge = (url: string, decision: string) =>
  fetch(`${url.replace(sandbox.settings.publicUrl, sandbox.url)}?return_url=${SHOP}/3ds&state=s1`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([['answer', decision]]),
  })

test.each([
  ['approve', 'authorized'],
  ['refuse', 'gateway_rejected'],
])('after the decision “%s” in a 3-D Secure challenge, the charge is %s', async (decision, status) => {
  const { challengeUrl } = await shop.enterCard('4000000000001091')
  const back = new URL(
    String((await submitChallenge(String(challengeUrl), decision)).headers.get('location')),
  )
  expect(back.searchParams.get('state')).toBe('s1')
  const sold = await shop.authorise(String(back.searchParams.get('nonce')), {
    options: { threeDSecure: { required: true } },
  })
  expect(sold.transaction.status).toBe(status)
  expect((await submitChallenge(String(challengeUrl), 'approve')).status).toBe(404)
})

test('the hosted card page redirects to the shop with a nonce and the shop’s state parameter', async () => {
  const page = `${sandbox.url}/braintree/card?return_url=${SHOP}/back&state=s2`
  expect(await (await fetch(page)).text()).toContain('kept for this order only')
  const saving = await (await fetch(`${page}&purpose=save`)).text()
  expect(saving).toContain('The shop saves your card for later orders')
  expect(saving).not.toContain('this order')
  const entered = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4111111111111111', expiry: '12/30', cvc: '123', name: 'M. Hale' }),
  })
  const back = new URL(String(entered.headers.get('location')))
  expect(`${back.origin}${back.pathname} ${back.searchParams.get('state')}`).toBe(`${SHOP}/back s2`)
  const sold = await shop.authorise(String(back.searchParams.get('nonce')))
  expect(sold.success).toBe(true)
  expect((await fetch(`${sandbox.url}/braintree/card?return_url=http://other.test/`)).status).toBe(422)
})

test('captures a sale immediately when requested, in the merchant account’s currency', async () => {
  const sold = await shop.authorise('fake-valid-nonce', {
    merchantAccountId: 'selvedge_JPY',
    amount: '1200',
    orderId: 'SV-54',
    options: { submitForSettlement: true },
  })
  expect(sold.transaction).toMatchObject({
    status: 'submitted_for_settlement',
    currencyIsoCode: 'JPY',
    amount: '1200',
  })
  expect(await total('SV-54')).toMatchObject({ currency: 'JPY', captured: 1200 })
})

test.each([
  [{ amount: '' }, '81502'],
  [{ amount: '0.00' }, '81531'],
  [{ amount: '-1.00' }, '81501'],
  [{ amount: '1.005' }, '81503'],
  [{ amount: 'ten' }, '81503'],
  [{ paymentMethodNonce: 'nobody-knows-it' }, '91565'],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, '91564'],
  [{ paymentMethodNonce: '', paymentMethodToken: 'none' }, '91518'],
  [{ paymentMethodNonce: '' }, '91508'],
  [{ merchantAccountId: 'somewhere' }, '91513'],
  [{ orderId: 'x'.repeat(256) }, '91501'],
])('refuses %j with code %s', async (request, code) => {
  const sold = await shop.authorise('fake-valid-nonce', request)
  expect(sold.success).toBe(false)
  expect(sold.errors.deepErrors()).toMatchObject([{ code }])
})

test('finds the transactions of an order, and filters them by status and creation time', async () => {
  const ids: string[] = []
  for (const _ of [1, 2])
    ids.push((await shop.authorise('fake-valid-nonce', { orderId: 'SV-55' })).transaction.id)
  await shop.gateway.transaction.void(ids[0]!)
  expect((await shop.search('SV-55')).sort()).toEqual(ids.sort())
  expect(await shop.search('SV-nothing')).toEqual([])
  const stream = shop.gateway.transaction.search((query) => {
    query.orderId().is('SV-55')
    query.status().in(['authorized'])
    query.createdAt().between(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000))
  })
  const found: unknown[] = []
  for await (const transaction of stream) found.push(transaction)
  expect(found).toHaveLength(1)
})

test('returns different errors for unknown ids and wrong keys', async () => {
  await expect(shop.gateway.transaction.find('nothing')).rejects.toMatchObject({ type: 'notFoundError' })
  const other = braintreeShop({
    ...sandbox,
    settings: { ...sandbox.settings, braintree: { ...sandbox.settings.braintree, privateKey: 'wrong' } },
  })
  await expect(other.gateway.transaction.find('nothing')).rejects.toMatchObject({
    type: 'authenticationError',
  })
})

test.each([
  '{',
  '[]',
  '{"transaction":[]}',
  '{"transaction":{"amount":{}}}',
  '{"__proto__":{"x":1}}',
  'null',
])('refuses the body %s', async (body) => {
  const { publicKey, privateKey } = sandbox.settings.braintree
  const response = await fetch(`${sandbox.url}/merchants/selvedge/transactions`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}` },
    body,
  })
  expect([400, 422]).toContain(response.status)
})
