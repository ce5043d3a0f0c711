import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type AccountClient, createAccountClient } from '../account/index.ts'
import { createExperimentClient } from '../experiments/index.ts'
import { createHandoverClient } from '../handovers/index.ts'
import { createIdentityClient, type IdentityClient } from '../index.ts'
import { createVisitorClient } from '../visitor/index.ts'
import { createOperations, type Operation } from './index.ts'

const text = v.pipe(v.string(), v.minLength(3))
const operations = createOperations({ email: text, password: text, purchaseOrderNumber: text })

type Sent = { readonly method: string | undefined; readonly path: string; readonly body: string | undefined }

const sent: Sent[] = []
const options = {
  baseUrl: 'https://identity.example',
  product: 'selvedge',
  fetch: async (input: unknown, init?: RequestInit) => {
    const { method, body } = init ?? {}
    sent.push({ method, path: new URL(String(input)).pathname, body: body ? String(body) : undefined })
    return new Response('{}', { status: 503 })
  },
}

const credentials = { email: 'anna@example.com', password: 'Selvedge-2026' }
const urls = { successUrl: 'https://shop.example/back', cancelUrl: 'https://shop.example/cancel' }
const weighed = { currency: 'USD', countryUpdated: true, shippingAddress: { country: 'US' } }
const order = { key: 'key-12345', cartId: 'x', total: { currencyCode: 'USD', centAmount: 100 } }

/** A call of each method of the client, and the operation that it makes. */
const calls = {
  login: ['login', (client) => client.login('t', credentials)],
  register: [
    'register',
    (client) => client.register('t', { ...credentials, firstName: 'An', lastName: 'Bo' }),
  ],
  confirmRegistration: ['confirmRegistration', (client) => client.confirmRegistration('t', 'link')],
  logout: ['logout', (client) => client.logout(['t'])],
  forgotPassword: ['forgotPassword', (client) => client.forgotPassword(credentials.email)],
  resetPassword: ['resetPassword', (client) => client.resetPassword('link', credentials.password)],
  savePreferences: ['savePreferences', (client) => client.savePreferences('t', { currency: 'CAD' })],
  preferences: ['whoAmI', (client) => client.preferences('t')],
  fixCart: ['fixCart', (client) => client.fixCart('t', 'x')],
  weighCart: ['createWeightCalculation', (client) => client.weighCart('t', weighed)],
  groupCode: ['idme', (client) => client.groupCode('t', 'proof', 'USD')],
  automaticDiscounts: ['automaticDiscounts', (client) => client.automaticDiscounts()],
  countPromoCodeAttempt: ['countPromoCodeAttempt', (client) => client.countPromoCodeAttempt('t')],
  paymentKinds: ['paymentOptions', (client) => client.paymentKinds('t')],
  cartPayment: ['cartPayment', (client) => client.cartPayment('t', 'x')],
  choosePayment: [
    'choosePayment',
    (client) => client.choosePayment('t', 'x', { method: { kind: 'card', token: 'c' }, creditCents: 5 }),
  ],
  startCardPage: ['startCardPage', (client) => client.startCardPage('t', 'x', urls)],
  startAfterpayCheckout: ['startAfterpayCheckout', (client) => client.startAfterpayCheckout('t', 'x', urls)],
  savedCards: ['paymentMethods', (client) => client.savedCards('t')],
  removeCard: ['removePaymentMethod', (client) => client.removeCard('t', 'x')],
  changeCard: ['changePaymentMethod', (client) => client.changeCard('t', 'x', { makeDefault: true })],
  credit: ['getStoreCredit', (client) => client.credit('t')],
  creditHistory: ['getStoreCreditHistory', (client) => client.creditHistory('t', 'x')],
  placeOrder: ['placeOrder', (client) => client.placeOrder('t', order)],
  orderAttempt: ['orderAttempt', (client) => client.orderAttempt('t', 'x')],
  getOrderOfCart: ['getOrderOfCart', (client) => client.getOrderOfCart('t', 'x')],
  approved: ['reportPaymentApproval', (client) => client.approved('t', 'x')],
  giveUp: ['giveUpOrder', (client) => client.giveUp('t', 'x')],
  findOrder: ['findOrder', (client) => client.findOrder({ orderNumber: 'SV-1', email: credentials.email })],
} as const satisfies Record<
  keyof IdentityClient,
  readonly [keyof typeof operations, (client: IdentityClient) => Promise<unknown>]
>

/** The same for the account client. */
const accountCalls = {
  changePassword: [
    'changePassword',
    (client) =>
      client.changePassword('t', { currentPassword: 'old', newPassword: 'Selvedge-2027', device: 'Firefox' }),
  ],
  requestEmailChange: ['requestEmailChange', (client) => client.requestEmailChange('t', credentials)],
  confirmEmailChange: ['confirmEmailChange', (client) => client.confirmEmailChange('link')],
  devices: ['devices', (client) => client.devices('t')],
  signOutDevice: ['signOutDevice', (client) => client.signOutDevice('t', 'x')],
  personalData: ['personalData', (client) => client.personalData('t')],
  deletion: ['accountDeletion', (client) => client.deletion('t')],
  requestDeletion: ['requestAccountDeletion', (client) => client.requestDeletion('t', credentials.password)],
  withdrawDeletion: ['withdrawAccountDeletion', (client) => client.withdrawDeletion('t')],
  startCardSetup: [
    'startCardSetup',
    (client) =>
      client.startCardSetup('t', {
        currency: 'USD',
        successUrl: 'https://a.example',
        cancelUrl: 'https://a.example',
      }),
  ],
  saveCard: ['savePaymentMethod', (client) => client.saveCard('t', 'token-1')],
  finishCardSetup: ['finishCardSetup', (client) => client.finishCardSetup('t', 'cs_1')],
  cancelOrder: ['cancelOrder', (client) => client.cancelOrder('t', 'SV-1')],
  returnItems: [
    'returnItems',
    (client) =>
      client.returnItems('t', {
        orderNumber: 'SV-1',
        requestId: 'request-1',
        items: [{ lineItemId: 'line-1', quantity: 1 }],
        reason: 'unexpected',
      }),
  ],
  redeemGiftCard: ['redeemGiftCard', (client) => client.redeemGiftCard('t', 'GIFT-1')],
  subscribeToNewsletter: [
    'subscribeToNewsletter',
    (client) =>
      client.subscribeToNewsletter({ email: credentials.email, fullName: 'Ada Whitlock', emails: 'weekly' }),
  ],
  confirmNewsletter: [
    'confirmNewsletter',
    (client) => client.confirmNewsletter({ email: credentials.email, key: 'k' }),
  ],
  unsubscribeFromNewsletter: [
    'unsubscribeFromNewsletter',
    (client) => client.unsubscribeFromNewsletter({ email: credentials.email, key: 'k' }),
  ],
  subscriptions: ['subscriptions', (client) => client.subscriptions('t')],
  setSubscriptionRenewal: [
    'setSubscriptionRenewal',
    (client) => client.setSubscriptionRenewal('t', 'Plus', 'card-1'),
  ],
  tradeApplication: ['tradeApplication', (client) => client.tradeApplication('t')],
  applyForTrade: [
    'applyForTrade',
    (client) => client.applyForTrade('t', { company: 'Berg', resaleNumber: 'NC-1', website: '' }),
  ],
  getEmailOption: ['getEmailOptions', (client) => client.getEmailOption('t')],
  saveEmailOption: ['saveEmailOptions', (client) => client.saveEmailOption('t', 'weekly')],
  sendSupportMessage: [
    'sendSupportMessage',
    (client) => client.sendSupportMessage('t', { email: credentials.email, topic: 'a', message: 'b' }),
  ],
} as const satisfies Record<
  keyof AccountClient,
  readonly [keyof typeof operations, (client: AccountClient) => Promise<unknown>]
>

type Call = readonly [string, keyof typeof operations, () => Promise<unknown>]

const everyCall: Call[] = [
  ...Object.entries(calls).map(
    ([name, [id, use]]) => [name, id, () => use(createIdentityClient(options))] as Call,
  ),
  ...Object.entries(accountCalls).map(
    ([name, [id, use]]) => [name, id, () => use(createAccountClient(options))] as Call,
  ),
]

test.each(everyCall)('%s sends a body that the operation of the contract accepts', async (_, id, use) => {
  await use()
  const { method, path, body }: Operation = operations[id]
  const { method: sentMethod, path: sentPath, body: sentBody } = sent.at(-1) ?? {}
  expect(sentMethod).toBe(method.toUpperCase())
  expect(sentPath).toBe(path.replace('{product}', 'selvedge').replace(/{\w+}/, 'x'))
  if (body) expect(v.safeParse(body, JSON.parse(sentBody ?? '')).issues).toBeUndefined()
})

test('the visitor client calls only operations of the contract', async () => {
  const visitor = createVisitorClient({ ...options, log: () => undefined })
  sent.length = 0
  await Promise.all([
    visitor.token(),
    visitor.whoAmI(),
    visitor.userStats(),
    visitor.getUserStats(),
    visitor.savePreferences({ currency: 'CAD' }),
    visitor.treatments(),
    visitor.login(credentials),
    visitor.logout(),
    visitor.createHandover('0c1f2ab4-6f0e-4c3c-9a54-3f6f2f1a7b10'),
    visitor.fixCart('x'),
    visitor.weighCart(weighed),
    visitor.groupCode('proof', 'USD'),
    visitor.automaticDiscounts(),
  ])
  const known = Object.values<Operation>(operations).map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace('{product}', 'selvedge')}`,
  )
  const called = new Set(sent.map(({ method, path }) => `${method} ${path}`))
  expect(known).toEqual(expect.arrayContaining([...called]))
  expect(called.size).toBe(13)
})

test('the experiment client calls only operations of the contract', async () => {
  const experiments = createExperimentClient(options)
  sent.length = 0
  await experiments.current()
  await experiments.recordExposure('v-1', { experiment: 'hero', variant: 'bold' })
  await experiments.forgetExposures('v-1')
  const { currentExperiments, recordExposure, forgetExposures } = operations
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    [currentExperiments, recordExposure, forgetExposures].map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    ),
  )
  expect(v.is(recordExposure.body, JSON.parse(sent[1]?.body ?? ''))).toBe(true)
})

test('checks the fields of a body with the rules that createOperations receives', () => {
  const isTaken = (id: 'register' | 'sendSupportMessage', body: object) => v.is(operations[id].body, body)
  const registration = { ...credentials, firstName: 'An', lastName: 'Bo' }
  expect(isTaken('register', registration)).toBe(true)
  expect(isTaken('register', { ...registration, password: 'p' })).toBe(false)
  expect(isTaken('sendSupportMessage', { email: 'a', topic: 'a', message: 'b' })).toBe(false)
  const purchaseOrder = (number: string) => ({ method: { kind: 'purchase-order', number } })
  expect(v.is(operations.choosePayment.body, purchaseOrder('PO-1'))).toBe(true)
  expect(v.is(operations.choosePayment.body, purchaseOrder('1'))).toBe(false)
})

test('refuses text that cannot be stored', () => {
  const { body } = operations.confirmRegistration
  expect(v.is(body, { token: 'a\u0000b' })).toBe(false)
  expect(v.is(body, { token: '\ud800' })).toBe(false)
})

test('the handover client calls only operations of the contract, and sends the shop’s key', async () => {
  const keys: (string | null)[] = []
  const handovers = createHandoverClient({
    ...options,
    shopKey: 'key-12345',
    fetch: (input, init) => {
      keys.push(new Headers(init?.headers).get('x-shop-key'))
      return options.fetch(input, init)
    },
  })
  sent.length = 0
  await handovers.store('state')
  await handovers.redeem('code')
  await handovers.redeemVisitor('code')
  await handovers.mergeCarts('t', { guestCartId: 'x', guestToken: 'g', customerId: 'c', currency: 'USD' })
  const { createHandover, redeemHandover, mergeCarts } = operations
  const called = [createHandover, redeemHandover, redeemHandover, mergeCarts]
  for (const [at, { method, path, body }] of called.entries()) {
    expect(`${sent[at]?.method} ${sent[at]?.path}`).toBe(`${method.toUpperCase()} ${path}`)
    expect(v.is(body, JSON.parse(sent[at]?.body ?? ''))).toBe(true)
  }
  expect(keys).toEqual(called.map(() => 'key-12345'))
})
