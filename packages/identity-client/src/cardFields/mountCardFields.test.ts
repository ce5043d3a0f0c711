import { afterEach, expect, test, vi } from 'vitest'
import { type CardFieldsSetup, mountCardFields } from './mountCardFields.ts'

const options = {
  origin: 'https://shop.test',
  locale: 'en-GB',
  labels: { title: 'Card', number: 'Number', expiry: 'Expiry', code: 'Code' },
  look: { mode: 'light', ink: 'black', soft: 'grey', error: 'red', size: '16px' },
} as const

/** A browser with one provider on its window, whose scripts load unless `isBlocked`. */
const stubBrowser = (provider: object, isBlocked = false) => {
  const createElement = (tag: string) => {
    const listeners: Record<string, () => void> = {}
    return {
      tag,
      listeners,
      dataset: {},
      append: () => undefined,
      remove: () => undefined,
      addEventListener: (event: string, listener: () => void) => {
        listeners[event] = listener
      },
    }
  }
  vi.stubGlobal('window', provider)
  vi.stubGlobal('document', {
    createElement,
    head: {
      append: ({ listeners }: ReturnType<typeof createElement>) =>
        queueMicrotask(() => listeners[isBlocked ? 'error' : 'load']?.()),
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

const container = { replaceChildren: () => undefined } as unknown as HTMLElement

const stripeOf = (script: string): Exclude<CardFieldsSetup, { kind: 'none' }> => ({
  kind: 'stripe',
  script,
  key: 'pk_test',
})
const stripeWith = (response: () => Promise<object>) => ({
  Stripe: () => ({
    elements: () => ({ create: () => ({ mount: () => undefined, unmount: () => undefined }) }),
    createPaymentMethod: response,
  }),
})

test.each([
  [{ paymentMethod: { id: 'pm_1' } }, { kind: 'token', token: 'pm_1' }],
  [
    { error: { type: 'card_error', code: 'invalid_expiry_year_past' } },
    { kind: 'invalid', fields: ['expiry'] },
  ],
  [{ error: { type: 'validation_error', code: 'incomplete_cvc' } }, { kind: 'invalid', fields: ['code'] }],
  [{ error: { type: 'validation_error' } }, { kind: 'invalid', fields: ['number'] }],
  [{ error: { type: 'api_error' } }, { kind: 'failed' }],
])('maps Stripe’s response %j to %j', async (response, result) => {
  stubBrowser(stripeWith(async () => response))
  const card = await mountCardFields(stripeOf('https://stripe.test/ok.js'), container, options)
  expect(await card.tokenize()).toEqual(result)
})

test('returns “failed” instead of throwing when Stripe throws', async () => {
  stubBrowser(
    stripeWith(async () => {
      throw new Error('offline')
    }),
  )
  const card = await mountCardFields(stripeOf('https://stripe.test/ok.js'), container, options)
  expect(await card.tokenize()).toEqual({ kind: 'failed' })
})

test('rejects when the script cannot be loaded, and loads the script again on the next call', async () => {
  stubBrowser(
    stripeWith(async () => ({})),
    true,
  )
  const source = stripeOf('https://stripe.test/blocked.js')
  await expect(mountCardFields(source, container, options)).rejects.toThrow('could not be loaded')
  stubBrowser(stripeWith(async () => ({})))
  await expect(mountCardFields(source, container, options)).resolves.toBeDefined()
})

test.each([
  [{ code: 'HOSTED_FIELDS_FIELDS_EMPTY' }, { kind: 'invalid', fields: ['number', 'expiry', 'code'] }],
  [
    { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['cvv', 'number'] } },
    { kind: 'invalid', fields: ['number', 'code'] },
  ],
  [{ code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' }, { kind: 'invalid', fields: ['code'] }],
  [{ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' }, { kind: 'invalid', fields: ['number'] }],
  [{ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' }, { kind: 'failed' }],
])('maps Braintree’s problem %j to %j', async (problem, result) => {
  const tokenize = vi.fn().mockRejectedValueOnce(problem).mockResolvedValueOnce({ nonce: 'nonce_1' })
  const hostedFields = { create: async () => ({ tokenize, teardown: async () => undefined }) }
  stubBrowser({ braintree: { client: { create: async () => ({}) }, hostedFields } })
  const scripts = { clientScript: 'https://bt.test/client.js', fieldsScript: 'https://bt.test/fields.js' }
  const card = await mountCardFields({ kind: 'braintree', key: 'sandbox_1', ...scripts }, container, options)
  expect(await card.tokenize()).toEqual(result)
  expect(await card.tokenize()).toEqual({ kind: 'token', token: 'nonce_1' })
})
