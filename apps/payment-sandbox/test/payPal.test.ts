import { afterAll, beforeAll, expect, test } from 'vitest'
import { braintreeShop } from './braintreeShop.ts'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'

let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const open = (query: Record<string, string> = {}) =>
  `${sandbox.url}/paypal/approve?${new URLSearchParams({
    return_url: `${SHOP}/paypal?cart=1`,
    cancel_url: `${SHOP}/cancel`,
    state: 'state-1',
    amount: '50.76',
    currency: 'USD',
    ...query,
  })}`

const submitPage = (decision: 'approve' | 'cancel', account = '', query: Record<string, string> = {}) =>
  fetch(open(query), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ['answer', decision],
      ['account', account],
    ]),
  })

test('shows the amount, and allows the form to redirect only to the shop', async () => {
  const shown = await fetch(open())
  expect(await shown.text()).toContain('50.76 USD')
  expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`)
})

test.each([
  ['paypal', 'authorized'],
  ['paypal-declined', 'processor_declined'],
  ['paypal-insufficient-funds', 'processor_declined'],
  ['paypal-fraud', 'gateway_rejected'],
])(
  'returns a nonce when the account %s approves, and a charge of the nonce is %s',
  async (account, status) => {
    const back = new URL(String((await submitPage('approve', account)).headers.get('location')))
    expect(`${back.origin}${back.pathname}`).toBe(`${SHOP}/paypal`)
    expect(back.searchParams.get('cart')).toBe('1')
    expect(back.searchParams.get('state')).toBe('state-1')
    const sold = await braintreeShop(sandbox).authorise(String(back.searchParams.get('nonce')))
    expect(sold.transaction.status).toBe(status)
    expect(sold.transaction.paymentInstrumentType).toBe('paypal_account')
    expect(sold.transaction.paypalAccount?.payerEmail).toBe(back.searchParams.get('payer_email'))
  },
)

test('asks the buyer to agree to later payments when the shop requests it, so that the account can be saved', async () => {
  const agreement = { request_billing_agreement: 'true' }
  const sentence = 'charges later orders to it'
  expect(await (await fetch(open())).text()).not.toContain(sentence)
  expect(await (await fetch(open(agreement))).text()).toContain(sentence)
  const back = await submitPage('approve', 'paypal', agreement)
  const nonce = new URL(String(back.headers.get('location'))).searchParams.get('nonce')
  const { gateway } = braintreeShop(sandbox)
  const { customer } = await gateway.customer.create({ paymentMethodNonce: String(nonce) })
  expect(customer.paypalAccounts).toMatchObject([{ email: 'buyer@paypal.test' }])
})

test('redirects without a nonce when the shopper cancels', async () => {
  const back = new URL(String((await submitPage('cancel')).headers.get('location')))
  expect(back.pathname).toBe('/cancel')
  expect(back.searchParams.get('state')).toBe('state-1')
  expect(back.searchParams.get('nonce')).toBeNull()
})

test('sends the message of a popup only to the shop that opened the popup', async () => {
  const text = await (
    await submitPage('approve', 'paypal', { display: 'popup', state: '</script><b>' })
  ).text()
  expect(text).toContain(`, "${SHOP}")`)
  expect(text).not.toContain('</script><b>')
})

test('redirects to listed shops only', async () => {
  expect((await fetch(open({ return_url: 'http://other.test/' }))).status).toBe(422)
  expect((await fetch(open({ cancel_url: 'javascript:alert(1)' }))).status).toBe(422)
})
