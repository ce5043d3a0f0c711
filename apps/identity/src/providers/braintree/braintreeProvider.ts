import type braintree from 'braintree'
import type { Settings } from '../../settings/settings.ts'
import { decimal } from '../amounts.ts'
import type { Authorisation, CardProvider, Charge, PaymentStatus, ProviderEvent } from '../paymentProvider.ts'
import { braintreeCardPage } from './braintreeCardPage.ts'
import { braintreeGateway } from './braintreeGateway.ts'
import { isMissing } from './isMissing.ts'
import { payerOf } from './payerOf.ts'
import { deleteVaulted, findVaulted, vaultedToken, vaultPayment } from './vaultPayment.ts'

type Transaction = braintree.Transaction

const held = ['authorized', 'authorizing']
const taken = [
  'submitted_for_settlement',
  'settlement_pending',
  'settling',
  'settled',
  'settlement_confirmed',
]

const toStatus = ({ status }: Transaction): PaymentStatus => {
  if (held.includes(status)) return 'authorised'
  return taken.includes(status) ? 'captured' : 'ended'
}

/**
 * The order id of a charge. Braintree has no idempotency keys, so charges are looked up by this id. It contains the
 * attempt, because two shops or a new database may share an account and reuse order numbers.
 */
const orderIdOf = ({ orderNumber, key }: Pick<Charge, 'orderNumber' | 'key'>): string =>
  `${orderNumber}_${key.slice(0, 8)}`
const orderNumberOf = (orderId: string | undefined): string | undefined => orderId?.replace(/_[^_]*$/, '')

/** Cards and PayPal through Braintree. */
export const createBraintreeProvider = (
  merchantId: string,
  settings: Parameters<typeof braintreeGateway>[1] &
    Pick<Settings, 'BRAINTREE_MERCHANT_ACCOUNTS'> &
    Partial<Pick<Settings, 'BRAINTREE_CARD_PAGE_URL'>>,
): CardProvider => {
  const gateway = braintreeGateway(merchantId, settings)
  const accounts: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    settings.BRAINTREE_MERCHANT_ACCOUNTS.map((entry) => entry.split('=').map((part) => part.trim())),
  )

  const earlier = async (orderId: string): Promise<Transaction | undefined> => {
    const found = await new Promise<Transaction[]>((resolve, reject) => {
      const transactions: Transaction[] = []
      const stream = gateway.transaction.search((search) => search.orderId().is(orderId))
      stream.on('data', (transaction: Transaction) => transactions.push(transaction))
      stream.on('end', () => resolve(transactions))
      stream.on('error', reject)
    })
    return found.find((transaction) => toStatus(transaction) !== 'ended') ?? found[0]
  }

  const outcome = (transaction: Transaction): Authorisation =>
    toStatus(transaction) === 'ended'
      ? { kind: 'declined', fraud: transaction.gatewayRejectionReason === 'fraud' }
      : { kind: 'authorised', reference: transaction.id }

  const authorise = async (charge: Charge): Promise<Authorisation> => {
    const known = await earlier(orderIdOf(charge))
    if (known) return outcome(known)
    const made = await gateway.transaction.sale({
      amount: decimal(charge.amountCents),
      ...payerOf(charge.token),
      orderId: orderIdOf(charge),
      ...(accounts[charge.currency] ? { merchantAccountId: accounts[charge.currency] } : {}),
      options: { submitForSettlement: false },
      // The card networks require that a charge without the customer is marked.
      ...(charge.isOffSession ? { transactionSource: 'recurring' as const } : {}),
    })
    if (made.success) return outcome(made.transaction)
    const refused: Transaction | undefined = made.transaction
    return refused ? outcome(refused) : { kind: 'declined', fraud: false }
  }

  const find = (reference: string): Promise<Transaction> => gateway.transaction.find(reference)

  return {
    name: 'braintree',
    paymentInterface: (kind) => (kind === 'paypal' ? 'Paypal' : 'Braintree'),
    tokenOf: vaultedToken,
    read: (nonce, options) => vaultPayment(gateway, nonce, options),
    find: (token) => findVaulted(gateway, token),
    ...(settings.BRAINTREE_CARD_PAGE_URL
      ? braintreeCardPage(settings.BRAINTREE_CARD_PAGE_URL, settings.BRAINTREE_PRIVATE_KEY)
      : {}),
    // Nothing has to be stored here, because Braintree stores every card in its vault and can charge it again.
    storeForLater: async (token) => (await findVaulted(gateway, token)) !== undefined,
    forget: (token) => deleteVaulted(gateway, token),
    clientToken: async () => (await gateway.clientToken.generate({})).clientToken,
    authorise,
    statusOf: async (reference) => toStatus(await find(reference)),
    referenceOf: async (charge) => (await earlier(orderIdOf(charge)))?.id,
    capture: async (reference) => {
      const now = toStatus(await find(reference))
      if (now !== 'authorised') return now === 'captured' ? { kind: 'captured' } : { kind: 'refused' }
      const result = await gateway.transaction.submitForSettlement(reference)
      return result.success ? { kind: 'captured' } : { kind: 'refused' }
    },
    release: async (reference) => {
      const transaction = await find(reference).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      if (!transaction || toStatus(transaction) === 'ended') return
      // A charge can be voided until it is settled; that is free and appears on no statement.
      const isSettled = ['settling', 'settled'].includes(transaction.status)
      if (isSettled && (transaction.refundIds ?? []).length > 0) return
      const result = isSettled
        ? await gateway.transaction.refund(reference)
        : await gateway.transaction.void(reference)
      if (!result.success) throw new Error(`Braintree did not release a payment: ${result.message}`)
    },
    refund: async (reference, { key, name, cents }) => {
      // Refunds are looked up by their order id, like charges.
      const orderId = orderIdOf({ orderNumber: name, key })
      const known = await earlier(orderId)
      if (known && toStatus(known) !== 'ended') return
      const options: unknown = { amount: decimal(cents), orderId }
      // The client also accepts an object here, but its types allow only the amount as a text.
      const result = await gateway.transaction.refund(reference, options as string)
      if (!result.success) throw new Error(`Braintree did not refund a payment: ${result.message}`)
    },
    readEvent: async ({ body }): Promise<ProviderEvent | 'forged'> => {
      const form = new URLSearchParams(body)
      const signature = form.get('bt_signature') ?? ''
      const payload = form.get('bt_payload') ?? ''
      try {
        const event = await gateway.webhookNotification.parse(signature, payload)
        const { transaction } = event as { transaction?: Transaction }
        return {
          id: `${signature}`.slice(-64),
          kind: event.kind,
          orderNumber: orderNumberOf(transaction?.orderId),
        }
      } catch {
        return 'forged'
      }
    },
  }
}
