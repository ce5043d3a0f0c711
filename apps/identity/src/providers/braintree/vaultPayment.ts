import { createHash } from 'node:crypto'
import type braintree from 'braintree'
import { maskEmail } from '../../mail/maskEmail.ts'
import type { ReadOptions, SavedPayment } from '../paymentProvider.ts'
import { isMissing } from './isMissing.ts'
import { tokenOfNonce } from './payerOf.ts'

type Gateway = braintree.BraintreeGateway

/** Braintree's error code for a PayPal account that its buyer approved for one payment only. */
const ONE_TIME_PAYPAL = '82902'

/**
 * Returns the token under which the payment of a nonce is stored. A nonce works only once. When a response is lost and
 * the call is repeated, the repeated call uses this token to find the payment that the first call stored. The token
 * depends on the owner, so that no other visitor finds the payment by the nonce.
 */
export const vaultedToken = (nonce: string, owner: string): string =>
  createHash('sha256').update(`${owner} ${nonce}`).digest('hex').slice(0, 32)

const noCard = { last4: '', expMonth: 0, expYear: 0 } as const

const paymentOf = (method: braintree.PaymentMethod): SavedPayment | undefined => {
  const { token } = method
  if ('last4' in method)
    return {
      kind: 'card',
      provider: 'braintree',
      token,
      brand: String(method.cardType).toLowerCase(),
      last4: method.last4,
      expMonth: Number(method.expirationMonth),
      expYear: Number(method.expirationYear),
    }
  return 'email' in method
    ? {
        kind: 'paypal',
        provider: 'braintree',
        token,
        brand: `PayPal (${maskEmail(method.email)})`,
        payerId: method.payerId,
        ...noCard,
      }
    : undefined
}

/** Finds a payment in the vault; `undefined` when the vault has no such payment. */
export const findVaulted = async (gateway: Gateway, token: string): Promise<SavedPayment | undefined> => {
  try {
    return paymentOf(await gateway.paymentMethod.find(token))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Deletes a payment in the vault, and the customer that was created for it; a missing payment counts as deleted.
 */
export const deleteVaulted = async (gateway: Gateway, token: string): Promise<void> => {
  const unlessMissing = (error: unknown): void => {
    if (!isMissing(error)) throw error
  }
  await gateway.paymentMethod.delete(token).catch(unlessMissing)
  await gateway.customer.delete(token).catch(unlessMissing)
}

/**
 * Stores the payment of a nonce in the vault, once for each nonce and owner. The payment belongs to a Braintree
 * customer with the same id. A PayPal account that was approved for one payment only is not stored, and is charged by
 * its nonce.
 */
export const vaultPayment = async (
  gateway: Gateway,
  nonce: string,
  { kind, owner, isVerified = false }: ReadOptions,
): Promise<SavedPayment | undefined> => {
  const token = vaultedToken(nonce, owner)
  // Only the first call creates the customer. A repeated call must not delete what the first call stores.
  const { success: isFirst } = await gateway.customer.create({ id: token })
  // The client's types do not know that a shop may choose the token.
  const request = {
    customerId: token,
    paymentMethodNonce: nonce,
    token,
    options: { verifyCard: isVerified },
  }
  const made = await gateway.paymentMethod.create(request)
  const stored = made.success ? paymentOf(made.paymentMethod) : await findVaulted(gateway, token)
  if (stored?.kind === kind) return stored
  if (isFirst) await deleteVaulted(gateway, token)
  const isOneTime =
    kind === 'paypal' &&
    !made.success &&
    made.errors.deepErrors().some(({ code }) => code === ONE_TIME_PAYPAL)
  return isOneTime
    ? { kind, provider: 'braintree', token: tokenOfNonce(nonce), brand: 'PayPal', ...noCard, isOneTime }
    : undefined
}
