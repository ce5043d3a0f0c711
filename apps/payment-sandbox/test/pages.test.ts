import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, SHOP, startSandbox } from './startSandbox.ts'
import { stripeShop } from './stripeShop.ts'

let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

test('shows an error beside the field when the card is not a test card', async () => {
  const session = await stripeShop(sandbox).stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    success_url: `${SHOP}/a`,
    cancel_url: `${SHOP}/b`,
  })
  const response = await fetch(`${sandbox.url}/pay/${session.id}`, {
    method: 'POST',
    body: new URLSearchParams({ number: '1234', expiry: '13/99', cvc: '1', name: '' }),
  })
  expect(response.status).toBe(422)
  const text = await response.text()
  for (const words of [
    'This card number is not valid.',
    'Enter the expiry date as MM / YY.',
    'Enter the name on the card.',
  ])
    expect(text).toContain(words)
})

test.each(['stripe', 'braintree'])(
  'the card page of %s shows name and expiry date again after an error, but never card number or security code',
  async (provider) => {
    const page =
      provider === 'stripe'
        ? (
            await stripeShop(sandbox).stripe.checkout.sessions.create({
              mode: 'setup',
              currency: 'usd',
              success_url: `${SHOP}/a`,
              cancel_url: `${SHOP}/b`,
            })
          ).id
        : ''
    const path = page ? `/pay/${page}` : `/braintree/card?return_url=${SHOP}/a`
    const response = await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams({
        number: '4242424242424242',
        expiry: '12/32',
        cvc: '9',
        name: 'A "Bo" Day',
      }),
    })
    expect(response.status).toBe(422)
    const text = await response.text()
    expect(text).toContain('Enter the 3 or 4 digit security code.')
    expect([...text.matchAll(/name="(\w+)"[^>]* value="([^"]*)"/g)].map(([, ...field]) => field)).toEqual([
      ['number', ''],
      ['expiry', '12/32'],
      ['cvc', ''],
      ['name', 'A &quot;Bo&quot; Day'],
    ])
  },
)

test('only listed shops can embed the card fields', async () => {
  const shown = await fetch(`${sandbox.url}/fields?origin=${SHOP}`)
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`)
  expect((await fetch(`${sandbox.url}/fields?origin=http://other.test`)).status).toBe(403)
  expect((await fetch(`${sandbox.url}/fields?origin=${SHOP}&provider=other`)).status).toBe(422)
})

test('shows the card fields in the theme that the shop requests', async () => {
  const fields = async (query: string) => (await fetch(`${sandbox.url}/fields?origin=${SHOP}${query}`)).text()
  expect(await fields('')).toContain('data-theme="light"')
  expect(await fields('&theme=dark')).toContain('data-theme="dark"')
  const other = await fetch(`${sandbox.url}/fields?origin=${SHOP}&theme=${encodeURIComponent('"><script>')}`)
  expect(other.status).toBe(422)
  expect(await other.text()).not.toContain('<script>')
})

const enter = async (provider: string, number: string) => {
  const response = await fetch(`${sandbox.url}/fields/cards?provider=${provider}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3003' },
    body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
  })
  return (await response.json()) as { id: string; last4: string; challengeUrl?: string }
}

test('returns a Stripe or Braintree token from the card fields, and never the card number', async () => {
  const stripe = await enter('stripe', '4242 4242 4242 4242')
  expect(stripe).toMatchObject({ id: expect.stringMatching(/^pm_/), last4: '4242' })
  const braintree = await enter('braintree', '4111 1111 1111 1111')
  expect(braintree).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), last4: '1111' })
  expect(JSON.stringify([stripe, braintree])).not.toContain('11111111')
})

test('returns the URL of the challenge for a card that requires 3-D Secure', async () => {
  const { id, challengeUrl } = await enter('braintree', '4000000000001091')
  expect(challengeUrl).toBe(`http://localhost:3003/braintree/three-d-secure/${id}`)
})

test('never logs a card number', async () => {
  await enter('stripe', '4242424242424242')
  expect(sandbox.logged()).toContain('/fields/cards')
  expect(sandbox.logged()).not.toMatch(/4242 ?4242/)
})

test('lists the charges on the console, or shows that there are none', async () => {
  const empty = await (await fetch(`${sandbox.url}/console`)).text()
  expect(empty).toContain('Nothing was charged yet.')
  await stripeShop(sandbox).authorise('pm_card_visa', { order: '<b>SV-40</b>' })
  const shown = await (await fetch(`${sandbox.url}/console`)).text()
  expect(shown).toContain('&lt;b&gt;SV-40&lt;/b&gt;')
  expect(shown).toContain('50.76')
})

test('refuses a body that is too large', async () => {
  const response = await fetch(`${sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    body: 'x'.repeat(300_000),
  })
  expect(response.status).toBe(413)
})

test('reports the sandbox as healthy but not ready during a shutdown', async () => {
  const other = await startSandbox()
  other.sandbox.drain()
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${other.url}/readyz`)).status).toBe(503)
  await other.stop()
})
