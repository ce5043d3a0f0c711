import type { Transaction } from '../braintree/entities.ts'
import { cardDetails } from '../braintree/instruments.ts'
import type { Provider } from '../faults/fault.ts'
import type { Store } from '../store/createStore.ts'

/** A payment of any provider. Amounts are in the currency's minor unit. */
export type Payment = {
  readonly provider: Provider
  readonly id: string
  /** The merchant's reference: the order number or another identifier. */
  readonly reference: string
  readonly status: string
  readonly currency: string
  readonly instrument: string
  readonly createdAt: string
  /** The requested amount. */
  readonly amount: number
  /** The amount that is authorised and neither captured nor voided. */
  readonly authorised: number
  readonly captured: number
  /** The amount that was authorised and then voided. */
  readonly voided: number
  readonly refunded: number
}

const REFERENCES = [
  'order_number',
  'orderNumber',
  'order_id',
  'reference',
  'attempt_id',
  'attempt',
  'cart_id',
]

const referenceOf = (metadata: Readonly<Record<string, string>>): string =>
  REFERENCES.map((name) => metadata[name]).find((value) => value !== undefined) ?? ''

const ofStripe = (store: Store): readonly Payment[] => {
  const refunds = store.list('refund')
  return store.list('payment_intent').map((intent) => {
    const charge = store.find('charge', intent.latest_charge ?? '')
    const held = charge?.paid ? charge.amount : 0
    const card = charge?.payment_method_details.card
    return {
      provider: 'stripe',
      id: intent.id,
      reference: referenceOf(intent.metadata),
      status: intent.status,
      currency: intent.currency.toUpperCase(),
      instrument: card ? `${card.brand} ${card.last4}` : '',
      createdAt: new Date(intent.created * 1000).toISOString(),
      amount: intent.amount,
      authorised: intent.amount_capturable,
      captured: intent.amount_received,
      voided: held - intent.amount_capturable - intent.amount_received,
      refunded: refunds
        .filter((refund) => refund.payment_intent === intent.id)
        .reduce((sum, refund) => sum + refund.amount, 0),
    }
  })
}

const taken = ['submitted_for_settlement', 'settlement_pending', 'settled']

const ofTransaction = (transaction: Transaction, all: readonly Transaction[]): Payment => {
  const { instrument, status } = transaction
  const approved = transaction.processor.code === '1000' && status !== 'gateway_rejected'
  const partials = all.filter(({ id }) => transaction.partialSettlements.includes(id))
  const captured =
    partials.length > 0
      ? partials.filter((part) => taken.includes(part.status)).reduce((sum, part) => sum + part.amount, 0)
      : taken.includes(status)
        ? transaction.amount
        : 0
  const authorised = status === 'authorized' ? transaction.authorised - captured : 0
  const ids = [transaction.id, ...transaction.partialSettlements]
  return {
    provider: 'braintree',
    id: transaction.id,
    reference: transaction.orderId ?? '',
    status,
    currency: transaction.currency,
    instrument:
      instrument.kind === 'paypal'
        ? 'PayPal'
        : `${cardDetails(instrument.key).cardType} ${cardDetails(instrument.key).last4}`,
    createdAt: transaction.createdAt,
    amount: transaction.authorised,
    authorised,
    captured,
    voided: approved ? transaction.authorised - authorised - captured : 0,
    refunded: all
      .filter((other) => other.type === 'credit' && ids.includes(other.refundedTransaction ?? ''))
      .filter((other) => taken.includes(other.status))
      .reduce((sum, other) => sum + other.amount, 0),
  }
}

const ofBraintree = (store: Store): readonly Payment[] => {
  const all = store.list('braintree.transaction')
  return all
    .filter(({ type, authorizedTransaction }) => type === 'sale' && authorizedTransaction === null)
    .map((transaction) => ofTransaction(transaction, all))
}

const ofAfterpay = (store: Store): readonly Payment[] =>
  store.list('afterpay.payment').map((payment) => ({
    provider: 'afterpay',
    id: payment.id,
    reference: payment.merchantReference,
    status: payment.state,
    currency: payment.currency,
    instrument: 'Afterpay',
    createdAt: payment.createdAt,
    amount: payment.original,
    authorised: payment.open,
    captured: payment.captured,
    voided: payment.voided,
    refunded: payment.refunds.reduce((sum, refund) => sum + refund.amount, 0),
  }))

/** The payments of all providers, newest first. */
export const payments = (store: Store): readonly Payment[] =>
  [...ofStripe(store), ...ofBraintree(store), ...ofAfterpay(store)].sort((a, b) =>
    a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1,
  )
