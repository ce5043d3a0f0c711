import { redirect, redirectDocument } from '@remix-run/node'
import { type AddressFormValue, ContactForm, type FormProblems, readForm } from '@selvedge/cart-domain/forms'
import { type AddressInput, type Cart, localeOfCurrency } from '@selvedge/commerce-client'
import { findCustomer, saveAddress } from '../../../../server/account/customer.ts'
import { readCart, updateCart } from '../../../../server/cart/visitorCart.ts'
import { currencyOfCountry } from '../../../../server/catalogue/market.ts'
import { platformAddress } from '../../../../server/checkout/addressView.ts'
import { weighCart } from '../../../../server/checkout/cartWeight.ts'
import { isSameAddress } from '../../../../server/checkout/isSameAddress.ts'
import { shippingMethodsFor } from '../../../../server/checkout/shippingMethods.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { createPaths } from '../../../i18n/paths.ts'
import { changeMarket } from '../../account/changeMarket.server.ts'
import { readAddress } from '../shared/readAddress.server.ts'
import { refused, type StepOutcome, withoutCart } from '../shared/stepOutcome.server.ts'
import { addressEntries } from './addressEntries.server.ts'
import { checkAddress } from './checkAddress.server.ts'

type Read =
  | { readonly ok: true; readonly address: AddressFormValue; readonly email: string }
  | { readonly ok: false; readonly problems: FormProblems }

/** The address, typed or chosen from the address book, and the e-mail address, which customers are not asked for. */
const readStep = async (shop: ShopContext, form: FormData): Promise<Read> => {
  const known = shop.session.customer ? await findCustomer(shop) : undefined
  const customer = known?.ok ? known.value : undefined
  const address = readAddress(addressEntries(form, customer?.addresses ?? []))
  const contact = customer?.email
    ? ({ ok: true, value: { email: customer.email } } as const)
    : readForm(ContactForm, [...form.entries()])
  return address.ok && contact.ok
    ? { ok: true, address: address.value, email: contact.value.email }
    : {
        ok: false,
        problems: { ...(contact.ok ? {} : contact.problems), ...(address.ok ? {} : address.problems) },
      }
}

/** Puts contact and address into the cart. The billing address follows while it is the same. */
const savePlace = (shop: ShopContext, before: Cart, place: AddressInput, change: 'place' | 'none') => {
  const { shippingAddress, billingAddress } = before
  const isBilling = !billingAddress || (shippingAddress && isSameAddress(billingAddress, shippingAddress))
  return updateCart(shop, [
    { setCustomerEmail: { email: place.email ?? null } },
    // A method that does not reach the new place must not stand in the way of the address.
    ...(change === 'place' ? [{ setShippingMethod: {} }] : []),
    { setShippingAddress: { address: place } },
    ...(isBilling ? [{ setBillingAddress: { address: place } }] : []),
  ])
}

/**
 * Saves contact and address, weighs the cart for its rates, and takes the way of delivery when one was chosen; the address
 * decides which there are. A country that pays in another currency gets a cart in that currency, and its locale.
 */
export const saveShipping = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  if (form.has('show')) return refused({ kind: 'fields' })
  const { session } = shop
  const known = session.cart
  const before = await readCart(shop)
  if (!before) return withoutCart(shop, known)
  const read = await readStep(shop, form)
  if (before.lineItems.length === 0) {
    // The address waits in the cart for what is put into it next.
    if (read.ok) await savePlace(shop, before, platformAddress(read.address, read.email), 'none')
    return withoutCart(shop, known)
  }
  if (!read.ok) return refused({ kind: 'form', problems: read.problems })

  const typed = platformAddress(read.address, read.email)
  const isKnown = before.shippingAddress && isSameAddress(before.shippingAddress, typed)
  const checked = isKnown
    ? ({ kind: 'address', address: read.address } as const)
    : await checkAddress(shop, read.address, form)
  if (checked.kind === 'ask') return refused(checked.problem)
  const place = platformAddress(checked.address, read.email)

  const currency = currencyOfCountry(place.country)
  const converted =
    currency === before.totalPrice.currencyCode
      ? undefined
      : await changeMarket(shop, currency, place.country)
  if (converted && !converted.ok) return refused({ kind: 'unavailable' })
  const change =
    before.shippingAddress?.country !== place.country || before.shippingAddress?.state !== place.state
      ? 'place'
      : 'none'
  const saved = await savePlace(shop, before, place, change)
  if (!saved.ok) return refused({ kind: 'cart', problem: saved.problem })
  if (converted?.changed) session.notify({ kind: 'currency-changed', currency })
  if (converted?.leftBehind) session.warn('lines-left-behind')
  const hasMoved = before.shippingAddress?.country !== place.country
  const weighed = await weighCart(shop, saved.cart, hasMoved ? 'country' : 'none')
  if (!weighed.ok) return refused({ kind: 'rates' })
  if (form.get('saveAddress') === 'on' && session.customer) {
    const kept = await saveAddress(shop, place, String(form.get('editing') ?? ''))
    if (!kept.ok) session.warn('address-not-saved')
  }

  const offered = await shippingMethodsFor(shop, saved.cart)
  if (!offered.ok) return refused({ kind: 'methods' })
  // What was chosen for another place, at another price, is asked again.
  const wanted = change === 'place' ? null : form.get('method')
  const method =
    offered.value.find(({ id }) => id === wanted) ??
    offered.value.find(({ chosen }) => chosen) ??
    offered.value[0]
  if (!method) return refused({ kind: 'no-delivery' })
  const chosen = await updateCart(shop, [
    { setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id: method.id } } },
  ])
  if (!chosen.ok) return refused({ kind: 'cart', problem: chosen.problem })
  const locale = localeOfCurrency(currency)
  const paths = createPaths(locale)
  // Another locale has words of its own, which come with the document.
  const lead = locale === shop.locale ? redirect : redirectDocument
  // The first time around the shopper has not seen the ways of delivery yet: show them before going on.
  return typeof wanted === 'string'
    ? lead(paths.checkoutStep('billing'), 303)
    : lead(`${paths.editCheckout('shipping')}#delivery`, 303)
}
