import { decimal } from '../money/decimal.ts'
import type { Authentication, Transaction } from './entities.ts'
import { cardDetails } from './instruments.ts'
import { listOf, type XmlValue } from './xml.ts'

const authentications: Readonly<Record<Exclude<Authentication, 'none'>, string>> = {
  required: 'authentication_unavailable',
  authenticated: 'authenticate_successful',
  failed: 'authenticate_failed',
}

/** The result of 3-D Secure; `undefined` when the bank did not require it. */
export const renderAuthentication = (authentication: Authentication): XmlValue =>
  authentication === 'none'
    ? undefined
    : {
        enrolled: 'Y',
        liabilityShifted: authentication === 'authenticated',
        liabilityShiftPossible: true,
        status: authentications[authentication],
        threeDSecureVersion: '2.2.0',
      }

const renderInstrument = ({ instrument, token, id }: Transaction): { readonly [key: string]: XmlValue } =>
  instrument.kind === 'paypal'
    ? {
        paymentInstrumentType: 'paypal_account',
        creditCard: {},
        paypal: {
          payerEmail: instrument.email,
          payerId: `PAYER${instrument.key.toUpperCase()}`,
          token,
          authorizationId: `AUTH${id.toUpperCase()}`,
          imageUrl: null,
        },
      }
    : {
        paymentInstrumentType: 'credit_card',
        creditCard: {
          ...cardDetails(instrument.key),
          cardholderName: instrument.cardholder,
          expirationMonth: String(instrument.expMonth).padStart(2, '0'),
          expirationYear: String(instrument.expYear),
          token,
        },
      }

const responseType = (code: string): string => {
  if (code === '1000') return 'approved'
  return code === '2000' || code === '2001' ? 'soft_declined' : 'hard_declined'
}

/** A transaction in Braintree's format. */
export const renderTransaction = (transaction: Transaction): { readonly [key: string]: XmlValue } => {
  const { currency, processor, gatewayRejection } = transaction
  return {
    id: transaction.id,
    globalId: Buffer.from(`transaction_${transaction.id}`).toString('base64url'),
    status: transaction.status,
    type: transaction.type,
    currencyIsoCode: currency,
    amount: decimal(transaction.amount, currency),
    merchantAccountId: transaction.merchantAccount,
    orderId: transaction.orderId,
    createdAt: transaction.createdAt,
    updatedAt: transaction.updatedAt,
    customer: { id: transaction.customer },
    ...renderInstrument(transaction),
    ...(gatewayRejection
      ? { gatewayRejectionReason: gatewayRejection, processorResponseCode: '', processorResponseText: '' }
      : {
          processorResponseCode: processor.code,
          processorResponseText: processor.text,
          processorResponseType: responseType(processor.code),
          processorAuthorizationCode:
            processor.code === '1000' ? transaction.id.slice(0, 6).toUpperCase() : null,
        }),
    threeDSecureInfo: renderAuthentication(transaction.authentication),
    refundedTransactionId: transaction.refundedTransaction,
    refundIds: listOf('item', transaction.refunds),
    authorizedTransactionId: transaction.authorizedTransaction,
    partialSettlementTransactionIds: listOf('item', transaction.partialSettlements),
    customFields: transaction.customFields,
    statusHistory: listOf(
      'status-event',
      transaction.history.map(({ status, at, amount }) => ({
        timestamp: at,
        status,
        amount: decimal(amount, currency),
        user: 'sandbox',
        transactionSource: 'api',
      })),
    ),
    disputes: listOf('dispute', []),
    subscriptionId: null,
  }
}
