import { redirect, redirectDocument } from '@remix-run/node'
import {
  type AddressFormValue,
  contactSchema,
  type FormProblems,
  isSameAddress,
  readForm,
  shopAddressFromForm,
} from '@selvedge/cart-domain/forms'
import {
  type AddressInput,
  type Cart,
  currencyOfCountry,
  localeOfCurrency,
  toPlatformAddress,
} from '@selvedge/commerce-client'
import { saveAddress } from '../../../../server/account/addressBook.ts'
import { findCustomer } from '../../../../server/account/customer.ts'
import { readCart, updateCart } from '../../../../server/cart/visitorCart.ts'
import { weighCart } from '../../../../server/checkout/cartWeight.ts'
import { shippingMethodsFor } from '../../../../server/checkout/shippingMethods.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { createPaths } from '../../../i18n/paths.ts'
import { changeMarket } from '../../account/changeMarket.server.ts'
import { checkAddress } from '../../address/checkAddress.server.ts'
import { readAddress } from '../../address/readAddress.server.ts'
import { outcomeWithoutCart, refuseStep, type StepOutcome } from '../shared/stepOutcome.server.ts'
import { addressFormEntries } from './addressBook.server.ts'

type Read =
  | { readonly ok: true; readonly address: AddressFormValue; readonly email: string }
  | { readonly ok: false; readonly problems: FormProblems }

/** The typed or selected address, and the email address; customers have no field for it. */
const readStep = async (shop: ShopContext, form: FormData): Promise<Read> => {
  const known = shop.session.customer ? await findCustomer(shop) : undefined
  const customer = known?.ok ? known.value : undefined
  const address = readAddress(addressFormEntries(form, customer?.addresses ?? []))
  const contact = customer?.email
    ? ({ ok: true, value: { email: customer.email } } as const)
    : readForm(contactSchema, [...form.entries()])
  return address.ok && contact.ok
    ? { ok: true, address: address.value, email: contact.value.email }
    : {
        ok: false,
        problems: { ...(contact.ok ? {} : contact.problems), ...(address.ok ? {} : address.problems) },
      }
}

/** Saves contact and address on the cart. The billing address is changed too while it equals the shipping address. */
const savePlace = (shop: ShopContext, before: Cart, place: AddressInput, hasMoved: boolean) => {
  const { shippingAddress, billingAddress } = before
  const isBilling = !billingAddress || (shippingAddress && isSameAddress(billingAddress, shippingAddress))
  return updateCart(shop, [
    { setCustomerEmail: { email: place.email ?? null } },
    // The platform refuses an address that the selected method does not reach.
    ...(hasMoved ? [{ setShippingMethod: {} }] : []),
    { setShippingAddress: { address: place } },
    ...(isBilling ? [{ setBillingAddress: { address: place } }] : []),
  ])
}

/** Saves the selected shipping method on the cart: the one of the form, else the one of the cart, else the first. */
const saveMethod = async (shop: ShopContext, cart: Cart, requested: FormDataEntryValue | null) => {
  const offers = await shippingMethodsFor(shop, cart)
  if (!offers) return refuseStep({ kind: 'methods' })
  const current = cart.shippingInfo?.shippingMethod?.id
  const offer =
    offers.find(({ method }) => method.id === requested) ??
    offers.find(({ method }) => method.id === current) ??
    offers[0]
  if (!offer) return refuseStep({ kind: 'no-delivery' })
  const saved = await updateCart(shop, [
    { setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id: offer.method.id } } },
  ])
  return saved.ok ? undefined : refuseStep({ kind: 'cart', problem: saved.problem })
}

/**
 * Saves contact and address, weighs the cart for its rates, and saves the shipping method; the address decides which
 * methods there are. A country with another currency switches the cart and the locale to it.
 */
export const saveShipping = async (shop: ShopContext, form: FormData): Promise<StepOutcome> => {
  if (form.has('show')) return refuseStep({ kind: 'fields' })
  const { session } = shop
  const known = session.cart
  const before = await readCart(shop)
  if (!before) return outcomeWithoutCart(shop, known)
  const read = await readStep(shop, form)
  const placeOf = (address: AddressFormValue, email: string): AddressInput =>
    toPlatformAddress(shopAddressFromForm(address, email))
  if (before.lineItems.length === 0) {
    // Saves the address on the empty cart, so that it is still there when items are added later.
    if (read.ok) await savePlace(shop, before, placeOf(read.address, read.email), false)
    return outcomeWithoutCart(shop, known)
  }
  if (!read.ok) return refuseStep({ kind: 'form', problems: read.problems })

  const { email, address: typed } = read
  const old = before.shippingAddress
  const isKnown = old !== null && isSameAddress(old, placeOf(typed, email))
  const checked = isKnown ? { ok: true as const, value: typed } : await checkAddress(shop, typed, form)
  if (!checked.ok) return refuseStep(checked.problem)
  const place = placeOf(checked.value, email)

  const currency = currencyOfCountry(place.country)
  const isConverted = currency !== before.totalPrice.currencyCode
  const converted = isConverted ? await changeMarket(shop, currency, place.country) : undefined
  if (converted && !converted.ok) return refuseStep({ kind: 'unavailable' })
  const hasNewCountry = old?.country !== place.country
  const hasMoved = hasNewCountry || old?.state !== place.state
  const saved = await savePlace(shop, before, place, hasMoved)
  if (!saved.ok) return refuseStep({ kind: 'cart', problem: saved.problem })
  if (converted?.changed) session.notify({ kind: 'currency-changed', currency })
  if (converted?.droppedLines) session.warn('lines-left-behind')
  const weighed = await weighCart(shop, saved.value, hasNewCountry ? 'country' : 'none')
  if (!weighed.ok) return refuseStep({ kind: 'rates' })
  if (form.get('saveAddress') === 'on' && session.customer) {
    const kept = await saveAddress(shop, place, String(form.get('editing') ?? ''))
    if (!kept) session.warn('address-not-saved')
  }

  // A method that was selected for another place, at another price, has to be confirmed.
  const requested = hasMoved ? null : form.get('method')
  const refusal = await saveMethod(shop, saved.value, requested)
  if (refusal) return refusal
  const locale = localeOfCurrency(currency)
  const paths = createPaths(locale, shop.siteInPaths)
  // Another locale has its own messages, which are loaded with the document.
  const redirectStep = locale === shop.locale ? redirect : redirectDocument
  // On the first submit, the shopper has not seen the shipping methods yet.
  return typeof requested === 'string'
    ? redirectStep(paths.checkoutStep('billing'), 303)
    : redirectStep(`${paths.editCheckout('shipping')}#delivery`, 303)
}
