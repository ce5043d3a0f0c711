import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const authorization = `Basic ${Buffer.from('selvedge:selvedge_secret').toString('base64')}`

const call = async (path: string, body?: unknown, signal?: AbortSignal) => {
  const response = await fetch(`${sandbox.url}/v2${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const usd = (amount: string) => ({ amount, currency: 'USD' })
const checkoutOf = (merchantReference: string, amount = '100.00') =>
  call('/checkouts', {
    amount: usd(amount),
    merchantReference,
    consumer: { email: 'm.hale@shop.test' },
    merchant: { redirectConfirmUrl: `${SHOP}/confirm?x=1`, redirectCancelUrl: `${SHOP}/cancel` },
  })
const submitPage = async (url: unknown, decision: 'approve' | 'cancel', shopper = 'approved') => {
  const page = String(url).replace(sandbox.settings.publicUrl, sandbox.url)
  const posted = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ['answer', decision],
      ['shopper', shopper],
    ]),
  })
  return String(posted.headers.get('location'))
}
const approved = async (reference: string, shopper = 'approved') => {
  const { body } = await checkoutOf(reference)
  await submitPage(body.redirectCheckoutUrl, 'approve', shopper)
  return String(body.token)
}

test('approves, authorises, captures in parts, voids and refunds an order', async () => {
  const { status, body } = await checkoutOf('SV-80')
  expect(status).toBe(201)
  const token = String(body.token)
  const unapproved = await call('/payments/auth', { token })
  expect(unapproved).toMatchObject({ status: 412, body: { errorCode: 'invalid_order_transaction_status' } })
  expect(await submitPage(body.redirectCheckoutUrl, 'approve')).toBe(
    `${SHOP}/confirm?x=1&status=SUCCESS&orderToken=${token}`,
  )
  const auth = await call('/payments/auth', { token, requestId: 'r-1' })
  expect(auth).toMatchObject({
    status: 201,
    body: { status: 'APPROVED', paymentState: 'AUTH_APPROVED', openToCaptureAmount: usd('100.00') },
  })
  const id = String(auth.body.id)
  const part = await call(`/payments/${id}/capture`, { requestId: 'r-2', amount: usd('60.00') })
  expect(part.body).toMatchObject({ paymentState: 'PARTIALLY_CAPTURED', openToCaptureAmount: usd('40.00') })
  const again = await call(`/payments/${id}/capture`, { requestId: 'r-2', amount: usd('60.00') })
  expect(again.body).toEqual(part.body)
  expect((await call(`/payments/${id}/capture`, { requestId: 'r-2', amount: usd('1.00') })).status).toBe(409)
  expect((await call(`/payments/${id}/void`, { requestId: 'r-3' })).body.paymentState).toBe('CAPTURED')
  const refund = { requestId: 'r-4', amount: usd('10.00'), merchantReference: 'refund-1' }
  const refunded = await call(`/payments/${id}/refund`, refund)
  expect(refunded).toMatchObject({
    status: 201,
    body: { refundId: expect.any(String), amount: usd('10.00') },
  })
  expect((await call(`/payments/${id}/refund`, refund)).body).toEqual(refunded.body)
  expect(await call(`/payments/${id}/refund`, { amount: usd('50.01') })).toMatchObject({
    status: 422,
    body: { errorCode: 'invalid_amount' },
  })
  expect((await call(`/payments/token:${token}`)).body.id).toBe(id)
  expect((await call('/payments?merchantReferences=SV-80')).body).toMatchObject({ totalResults: 1 })
  expect((await sandbox.console('SV-80')).totals).toMatchObject([
    { currency: 'USD', authorised: 0, captured: 6000, voided: 4000, refunded: 1000 },
  ])
})

test('voids an authorised payment only once, and refuses to refund a voided payment', async () => {
  const token = await approved('SV-81')
  const { id } = (await call('/payments/auth', { token })).body
  expect((await call(`/payments/${id}/void`, {})).body.paymentState).toBe('VOIDED')
  expect(await call(`/payments/${id}/void`, {})).toMatchObject({
    status: 412,
    body: { errorCode: 'payment_voided' },
  })
  expect((await call(`/payments/${id}/refund`, { amount: usd('1.00') })).status).toBe(412)
})

test('returns the state DECLINED when Afterpay declines a payment that the shopper approved', async () => {
  const token = await approved('SV-82', 'declined')
  expect(await call('/payments/auth', { token })).toMatchObject({
    status: 402,
    body: { status: 'DECLINED', paymentState: 'AUTH_DECLINED', openToCaptureAmount: usd('0.00') },
  })
  expect(await call('/payments/auth', { token })).toMatchObject({
    status: 402,
    body: { errorCode: 'invalid_token' },
  })
})

test('redirects to the cart and charges nothing when the shopper cancels', async () => {
  const { body } = await checkoutOf('SV-83')
  expect(await submitPage(body.redirectCheckoutUrl, 'cancel')).toBe(
    `${SHOP}/cancel?status=CANCELLED&orderToken=${body.token}`,
  )
  expect((await call('/payments/auth', { token: body.token })).status).toBe(412)
})

test('returns and enforces the order limits', async () => {
  expect((await call('/configuration')).body).toEqual({
    minimumAmount: usd('35.00'),
    maximumAmount: usd('4000.00'),
  })
  expect((await checkoutOf('SV-84', '34.99')).body.errorCode).toBe('unsupported_amount')
  expect((await checkoutOf('SV-84', '4000.01')).body.errorCode).toBe('unsupported_amount')
  expect((await checkoutOf('SV-84', '35.00')).status).toBe(201)
  expect((await checkoutOf('SV-84', '4000.00')).status).toBe(201)
})

test.each([
  ['hang-after', 1],
  ['hang-before', 0],
])('with the fault %s, a request and its retry create one payment', async (fault, charged) => {
  const reference = `SV-${fault}`
  const token = await approved(reference)
  await sandbox.fault({ provider: 'afterpay', act: 'authorise', fault, reference })
  await expect(
    call('/payments/auth', { token, requestId: fault }, AbortSignal.timeout(1500)),
  ).rejects.toThrow()
  expect((await sandbox.console(reference)).payments).toHaveLength(charged)
  expect((await call('/payments/auth', { token, requestId: fault })).status).toBe(201)
  expect((await sandbox.console(reference)).payments).toHaveLength(1)
})

test.each([
  ['hang-after', 1],
  ['hang-before', 0],
])('sends no response to the first attempt of the shopper %s', async (shopper, charged) => {
  const reference = `SV-shopper-${shopper}`
  const token = await approved(reference, shopper)
  const auth = (signal?: AbortSignal) => call('/payments/auth', { token, requestId: reference }, signal)
  await expect(auth(AbortSignal.timeout(1500))).rejects.toThrow()
  expect((await sandbox.console(reference)).payments).toHaveLength(charged)
  expect((await auth()).status).toBe(201)
  expect((await sandbox.console(reference)).payments).toHaveLength(1)
})

test.each([
  ['error-500', 500],
  ['error-503', 503],
  ['refused', 412],
])('returns the fault %s in Afterpay’s format', async (fault, status) => {
  await sandbox.fault({ provider: 'afterpay', act: 'session', fault, reference: `SV-${fault}` })
  expect(await checkoutOf(`SV-${fault}`)).toMatchObject({ status, body: { httpStatusCode: status } })
})

test.each([
  ['/checkouts', {}],
  [
    '/checkouts',
    { amount: usd('50.00'), merchant: { redirectConfirmUrl: 'javascript:1', redirectCancelUrl: '/' } },
  ],
  [
    '/checkouts',
    {
      amount: { amount: '50', currency: 'EUR' },
      merchant: { redirectConfirmUrl: SHOP, redirectCancelUrl: SHOP },
    },
  ],
  ['/payments/auth', {}],
  ['/payments/auth', null],
  ['/payments/1/capture', { amount: { amount: 1 } }],
])('responds to %s and the body %j with 422', async (path, body) => {
  expect((await call(path, body)).status).toBe(422)
})

test('refuses wrong keys, invalid bodies, and unknown paths and ids', async () => {
  expect((await fetch(`${sandbox.url}/v2/configuration`)).status).toBe(401)
  const broken = await fetch(`${sandbox.url}/v2/checkouts`, {
    method: 'POST',
    headers: { authorization },
    body: '{',
  })
  expect(broken.status).toBe(400)
  expect((await call('/nothing')).status).toBe(404)
  expect((await call('/payments/0')).status).toBe(404)
  expect((await call('/payments/0/void', {})).status).toBe(412)
  expect((await call('/checkouts/none')).status).toBe(404)
})
