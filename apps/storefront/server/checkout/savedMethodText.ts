import type { SavedCard } from '@selvedge/identity-client'
import { m } from '../../app/paraglide/messages.js'
import { brandName } from './brandName.ts'

type Method = Pick<SavedCard, 'kind' | 'brand' | 'last4' | 'expMonth' | 'expYear'>

/** The name of a saved card or PayPal account, by which its customer recognises it. */
export const savedMethodName = ({ kind, brand, last4 }: Pick<Method, 'kind' | 'brand' | 'last4'>): string =>
  kind === 'card' ? m.pay_saved({ brand: brandName(brand), last4 }) : brand

const expiryOf = ({ expMonth, expYear }: Pick<Method, 'expMonth' | 'expYear'>): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`

/**
 * The text for a chosen payment. For payments other than cards, `brand` already contains the text, such as "Purchase
 * order 4711".
 */
export const chosenPaymentText = (payment: Omit<Method, 'kind'> & { readonly kind: string }): string => {
  const { kind, brand, last4 } = payment
  if (kind !== 'card') return brand || m.pay_paypal()
  return m.card_ending({ brand: brandName(brand), last4, expires: expiryOf(payment) })
}

/** A saved method as a choice at checkout: by its nickname, else by its name. */
export const savedMethodChoice = (
  method: Method & Pick<SavedCard, 'nickname'>,
): { readonly label: string; readonly note: string } => {
  const { kind, nickname } = method
  if (nickname) return { label: nickname, note: chosenPaymentText(method) }
  return {
    label: savedMethodName(method),
    note: kind === 'card' ? m.pay_expires({ expires: expiryOf(method) }) : m.pay_saved_paypal(),
  }
}
