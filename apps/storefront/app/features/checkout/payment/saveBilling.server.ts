import type { AddressInput, Cart } from '@selvedge/commerce-client'
import { updateCart } from '../../../../server/cart/visitorCart.ts'
import { platformAddress } from '../../../../server/checkout/addressView.ts'
import { isSameAddress } from '../../../../server/checkout/isSameAddress.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { readAddress } from '../shared/readAddress.server.ts'
import { type Refused, refused } from '../shared/stepOutcome.server.ts'
import { billingEdited } from './billingEdited.server.ts'

type Read =
  | { readonly ok: true; readonly address: AddressInput }
  | { readonly ok: false; readonly refused: Refused }

/** The billing address of the form: its own, or the one that the cart ships to. */
const readBilling = (cart: Cart, shipping: AddressInput, form: FormData): Read => {
  if (form.get('billingSame') === 'on')
    return !form.has('billingAsked') && billingEdited(cart, form)
      ? { ok: false, refused: refused({ kind: 'billing-edited' }) }
      : { ok: true, address: shipping }
  const own = readAddress([...form.entries()])
  return own.ok
    ? { ok: true, address: platformAddress(own.value, cart.customerEmail ?? undefined) }
    : { ok: false, refused: refused({ kind: 'form', problems: own.problems }) }
}

/** Saves the billing address when it is another one than before, and gives the cart with it. */
export const saveBilling = async (
  shop: ShopContext,
  cart: Cart,
  shippingAddress: NonNullable<Cart['shippingAddress']>,
  form: FormData,
): Promise<
  { readonly ok: true; readonly cart: Cart } | { readonly ok: false; readonly refused: Refused }
> => {
  const { id: _, ...shipping } = shippingAddress
  const billing = readBilling(cart, shipping, form)
  if (!billing.ok) return billing
  const { address } = billing
  if (cart.billingAddress && isSameAddress(cart.billingAddress, address)) return { ok: true, cart }
  const saved = await updateCart(shop, [{ setBillingAddress: { address } }])
  return saved.ok ? saved : { ok: false, refused: refused({ kind: 'cart', problem: saved.problem }) }
}
