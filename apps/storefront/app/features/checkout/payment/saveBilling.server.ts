import { addressFields, isSameAddress, shopAddressFromForm } from '@selvedge/cart-domain/forms'
import {
  type AddressInput,
  type Cart,
  type PlatformAddress,
  toPlatformAddress,
} from '@selvedge/commerce-client'
import { updateCart } from '../../../../server/cart/visitorCart.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { readAddress } from '../../address/readAddress.server.ts'
import { type RefusedStepResponse, refuseStep } from '../shared/stepOutcome.server.ts'
import { cardBillingField } from './cardBillingField.ts'

/**
 * Whether the fields of the billing address were edited although the shipping address is selected. This is possible
 * without JavaScript, in a browser that cannot hide the fields. The billing form has no fields for the address type and
 * the instructions.
 */
export const isBillingEdited = (
  billingAddress: Parameters<typeof addressFields>[0] | null,
  form: Pick<FormData, 'get'>,
): boolean => {
  const country = String(form.get('country'))
  // Without a stored address the fields are empty, except for the country.
  const { addressType: _, instructions: __, ...shown } = addressFields(billingAddress ?? { country })
  return Object.entries(shown).some(([name, value]) => {
    const sent = form.get(name)
    return typeof sent === 'string' && sent !== value
  })
}

/** The billing address of the saved card that is chosen, unless the shopper chose another one. */
const cardAddress = async (
  { identity, token }: ShopContext,
  form: FormData,
): Promise<AddressInput | undefined> => {
  const [, id] = /^saved:(.+)$/.exec(String(form.get('method'))) ?? []
  if (!id || form.get(cardBillingField(id)) !== 'on') return undefined
  const cards = await identity.savedCards(await token.current())
  const { country, ...address } =
    (cards.ok && cards.value.find((card) => card.id === id)?.billingAddress) || {}
  return country ? { ...address, country } : undefined
}

/**
 * Saves the billing address on the cart: that of the chosen saved card, the typed one, or the shipping address. Returns
 * the changed cart.
 */
export const saveBilling = async (
  shop: ShopContext,
  cart: Cart,
  { id: _, ...shipping }: PlatformAddress,
  form: FormData,
): Promise<Cart | RefusedStepResponse> => {
  let address: AddressInput = shipping
  const ofCard = await cardAddress(shop, form)
  if (ofCard) address = ofCard
  else if (form.get('billingSame') === 'on') {
    if (!form.has('billingAsked') && isBillingEdited(cart.billingAddress, form))
      return refuseStep({ kind: 'billing-edited' })
  } else {
    const own = readAddress([...form.entries()])
    if (!own.ok) return refuseStep({ kind: 'form', problems: own.problems })
    address = toPlatformAddress(shopAddressFromForm(own.value, cart.customerEmail ?? undefined))
  }
  if (cart.billingAddress && isSameAddress(cart.billingAddress, address)) return cart
  const saved = await updateCart(shop, [{ setBillingAddress: { address } }])
  return saved.ok ? saved.value : refuseStep({ kind: 'cart', problem: saved.problem })
}
