import { data, redirect } from '@remix-run/node'
import { AddressForm, ContactForm, readForm } from '@selvedge/cart-domain/forms'
import { platformAddress } from '../../../server/checkout/addressView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

/** Saves contact and address, with the way of delivery when one was chosen; the address decides which there are. */
export const saveShipping = async (shop: ShopContext, form: FormData) => {
  const { cart, checkout, paths, session } = shop
  const entries = [...form.entries()]
  const address = readForm(AddressForm, entries)
  const known = session.customer ? await shop.account.customer() : undefined
  const signedInEmail = known?.ok ? known.value?.email : undefined
  const contact = signedInEmail
    ? ({ ok: true, value: { email: signedInEmail } } as const)
    : readForm(ContactForm, entries)
  if (!address.ok || !contact.ok) {
    const problems = { ...(contact.ok ? {} : contact.problems), ...(address.ok ? {} : address.problems) }
    const values = Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    return data<CheckoutAnswer>({ kind: 'form', step: 'shipping', problems, values }, { status: 422 })
  }

  const before = await cart.read()
  const place = platformAddress(address.value, contact.value.email)
  const moved =
    before?.shippingAddress?.country !== place.country || before?.shippingAddress?.state !== place.state
  const saved = await cart.update([
    { setCustomerEmail: { email: contact.value.email } },
    // A method that does not reach the new place must not stand in the way of the address.
    ...(moved ? [{ setShippingMethod: {} }] : []),
    { setShippingAddress: { address: place } },
    ...(form.get('billingSame') === 'on' ? [{ setBillingAddress: { address: place } }] : []),
  ])
  if (!saved.ok)
    return data<CheckoutAnswer>({ kind: 'cart', step: 'shipping', problem: saved.problem }, { status: 422 })

  const offered = await checkout.methods(saved.cart)
  if (!offered.ok) return data<CheckoutAnswer>({ kind: 'methods', step: 'shipping' }, { status: 503 })
  // What was chosen for another place, at another price, is asked again.
  const wanted = moved ? null : form.get('method')
  const method =
    offered.value.find(({ id }) => id === wanted) ??
    offered.value.find(({ chosen }) => chosen) ??
    offered.value[0]
  if (!method) return data<CheckoutAnswer>({ kind: 'no-delivery', step: 'shipping' }, { status: 422 })
  const chosen = await cart.update([
    { setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id: method.id } } },
  ])
  if (!chosen.ok)
    return data<CheckoutAnswer>({ kind: 'cart', step: 'shipping', problem: chosen.problem }, { status: 422 })
  // The first time around the shopper has not seen the ways of delivery yet: show them before going on.
  return redirect(
    typeof wanted === 'string' ? paths.checkoutStep('billing') : `${paths.editCheckout('shipping')}#delivery`,
    303,
  )
}
