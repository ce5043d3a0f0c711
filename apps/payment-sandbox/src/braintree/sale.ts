import type { BraintreeAccount } from './account.ts'
import { readAmount } from './amount.ts'
import { currencyOf } from './currencyOf.ts'
import { shortId, type Transaction } from './entities.ts'
import { consume } from './nonces.ts'
import { invalid, type OperationResult } from './operationResult.ts'
import { type Payer, payerOf } from './payer.ts'
import { renderTransaction } from './renderTransaction.ts'
import type { Sale } from './saleBody.ts'
import { updateStatus } from './updateStatus.ts'
import { saveInVault } from './vault.ts'
import { type Verdict, verdictOf } from './verdict.ts'

const isDuplicate = (
  { store, now, duplicateSeconds }: BraintreeAccount,
  sale: { orderId: string | null; amount: number; key: string },
): boolean =>
  duplicateSeconds > 0 &&
  store
    .list('braintree.transaction')
    .some(
      (other) =>
        other.type === 'sale' &&
        other.status !== 'gateway_rejected' &&
        other.status !== 'processor_declined' &&
        other.orderId === sale.orderId &&
        other.authorised === sale.amount &&
        other.instrument.key === sale.key &&
        now().getTime() - Date.parse(other.createdAt) < duplicateSeconds * 1000,
    )

/** Saves the instrument in the vault on request; returns the customer and the token. */
const saveOnRequest = (account: BraintreeAccount, sale: Sale, payer: Payer, verdict: Verdict) => {
  const { store_in_vault, store_in_vault_on_success } = sale.options
  const shouldSave =
    store_in_vault === true || (store_in_vault_on_success === true && verdict.status === 'authorized')
  if (!shouldSave || payer.token !== null) return { token: payer.token, customer: payer.customer }
  return saveInVault(account, payer, sale.customer ?? undefined)
}

/**
 * Charges an instrument: authorises the amount and, on request, submits it for settlement. A declined or rejected
 * transaction is stored, too.
 */
export const createSale = (account: BraintreeAccount, sale: Sale): OperationResult => {
  const merchantAccount = sale.merchant_account_id ?? undefined
  const currency = currencyOf(merchantAccount)
  if (sale.type !== 'sale')
    return invalid('transaction', {
      code: '91523',
      attribute: 'type',
      message: 'The sandbox knows transactions of the type sale only.',
    })
  if (currency === undefined)
    return invalid('transaction', {
      code: '91513',
      attribute: 'merchant_account_id',
      message:
        'Merchant account ID is invalid. In the sandbox it ends in its currency, such as selvedge_EUR.',
    })
  if ((sale.order_id ?? '').length > 255)
    return invalid('transaction', { code: '91501', attribute: 'order_id', message: 'Order ID is too long.' })
  const read = readAmount(sale.amount, currency)
  if ('problem' in read) return invalid('transaction', read.problem)
  const found = payerOf(account, sale)
  if ('problem' in found) return invalid('transaction', found.problem)
  const { payer } = found
  const orderId = sale.order_id ?? null
  const verdict: Verdict = isDuplicate(account, { orderId, amount: read.amount, key: payer.instrument.key })
    ? { status: 'gateway_rejected', processor: { code: '', text: '' }, gatewayRejection: 'duplicate' }
    : verdictOf(payer, { authenticationRequired: sale.options.three_d_secure?.required === true })
  if (payer.nonce) consume(account.store, payer.nonce)
  const at = account.now().toISOString()
  const draft: Transaction = {
    id: shortId(),
    object: 'braintree.transaction',
    type: 'sale',
    ...verdict,
    amount: read.amount,
    authorised: read.amount,
    currency,
    merchantAccount: merchantAccount ?? `${account.merchantId}_USD`,
    orderId,
    instrument: payer.instrument,
    ...saveOnRequest(account, sale, payer, verdict),
    authentication: payer.authentication,
    refundedTransaction: null,
    refunds: [],
    authorizedTransaction: null,
    partialSettlements: [],
    history: [],
    customFields: sale.custom_fields,
    createdAt: at,
    updatedAt: at,
  }
  const transaction = updateStatus(account, draft, verdict.status)
  if (verdict.status !== 'authorized') return { kind: 'declined', transaction }
  if (!sale.options.submit_for_settlement)
    return { kind: 'done', root: 'transaction', value: renderTransaction(transaction), status: 201 }
  const updated = updateStatus(account, transaction, 'submitted_for_settlement')
  account.scheduleSettlement(updated.id)
  return { kind: 'done', root: 'transaction', value: renderTransaction(updated), status: 201 }
}
