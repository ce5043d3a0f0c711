import { describe, expect, it } from 'vitest'
import { shop } from './shop.ts'

const amount = { currencyCode: 'USD', centAmount: 1200 }
const create = `mutation ($draft: MyPaymentDraft!) { createMyPayment(draft: $draft) {
  id version anonymousId transactions { type state } } }`
const update = `mutation ($id: String!, $version: Long!, $actions: [MyPaymentUpdateAction!]!) {
  updateMyPayment(id: $id, version: $version, actions: $actions) {
    id version amountPlanned { centAmount } paymentMethodInfo { paymentInterface method } transactions { type state } } }`
const remove =
  'mutation ($id: String!, $version: Long!) { deleteMyPayment(id: $id, version: $version) { id } }'
const list =
  'query ($where: String, $limit: Int) { me { payments(where: $where, limit: $limit) { total results { id } } } }'
const one = 'query ($id: String!) { me { payment(id: $id) { id } } }'

const draft = { amountPlanned: amount, transaction: { type: 'Charge', amount } }

const newPayment = async (token: string) =>
  (await shop.graphql(token, create, { draft })).body.data.createMyPayment

describe('my payment', () => {
  it('lets the owner of a payment create, update, find and delete the payment', async () => {
    const guest = await shop.anonymous()
    const payment = await newPayment(guest)
    expect(payment).toMatchObject({ version: 1, transactions: [{ type: 'Charge', state: 'Initial' }] })
    const actions = [
      { setMethodInfoInterface: { interface: 'stripe' } },
      { setMethodInfoMethod: { method: 'card' } },
      { changeAmountPlanned: { amount: { ...amount, centAmount: 900 } } },
      { addTransaction: { transaction: { type: 'Authorization', amount } } },
    ]
    const { body } = await shop.graphql(guest, update, { id: payment.id, version: 1, actions })
    expect(body.data.updateMyPayment).toMatchObject({
      version: 2,
      amountPlanned: { centAmount: 900 },
      paymentMethodInfo: { paymentInterface: 'stripe', method: 'card' },
      transactions: [{ type: 'Charge' }, { type: 'Authorization', state: 'Initial' }],
    })
    const where = 'paymentMethodInfo(paymentInterface="stripe")'
    const found = await shop.graphql(guest, list, { where })
    expect(found.body.data.me.payments).toEqual({ total: 1, results: [{ id: payment.id }] })
    await shop.graphql(guest, remove, { id: payment.id, version: 2 })
    expect((await shop.graphql(guest, one, { id: payment.id })).body.data.me.payment).toBeNull()
  })

  it('does not show a payment to another shopper', async () => {
    const payment = await newPayment(await shop.anonymous())
    const stranger = await shop.anonymous()
    expect((await shop.graphql(stranger, one, { id: payment.id })).body.data.me.payment).toBeNull()
    const everything = await shop.graphql(stranger, list, {
      where: 'amountPlanned is defined or id is defined',
    })
    expect(everything.status).toBe(400)
    const all = await shop.graphql(stranger, list, { where: `id="${payment.id}" or id is defined` })
    expect(all.body.data.me.payments.total).toBe(0)
    for (const query of [update, remove]) {
      const { body } = await shop.graphql(stranger, query, { id: payment.id, version: 1, actions: [] })
      expect(body.errors[0].extensions).toEqual({ code: 'ResourceNotFound' })
    }
  })

  it('accepts only transactions of the types Authorization and Charge, and sets a payment’s interface only once', async () => {
    const guest = await shop.anonymous()
    const refund = { amountPlanned: amount, transaction: { type: 'Refund', amount } }
    expect((await shop.graphql(guest, create, { draft: refund })).body.errors[0].extensions.code).toBe(
      'InvalidInput',
    )
    const payment = await newPayment(guest)
    const add = [{ addTransaction: { transaction: { type: 'Chargeback', amount } } }]
    const refused = await shop.graphql(guest, update, { id: payment.id, version: 1, actions: add })
    expect(refused.body.errors[0].extensions.code).toBe('InvalidInput')
    const twice = ['a', 'b'].map((name) => ({ setMethodInfoInterface: { interface: name } }))
    const { body } = await shop.graphql(guest, update, { id: payment.id, version: 1, actions: twice })
    expect(body.errors[0].extensions.code).toBe('InvalidOperation')
  })
})
