import {
  type Cart,
  CreateCartDocument,
  DeleteCartDocument,
  FindCartsDocument,
  GetCartDocument,
} from '@selvedge/commerce-client/server'
import type { Preferences } from '@selvedge/identity-client/contract'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'

export type FixCartResult =
  | { readonly kind: 'fixed'; readonly cart: Cart }
  | { readonly kind: 'nothing-to-fix' }
  | { readonly kind: 'failed'; readonly reason: string }

/** The preferences that a cart depends on. */
type CartPreferences = Pick<Preferences, 'currency' | 'country' | 'locale'>

/** The country whose prices apply to a currency when the visitor's country has another currency. */
const countryOf: Readonly<Record<CartPreferences['currency'], string>> = {
  USD: 'US',
  CAD: 'CA',
  GBP: 'GB',
  AUD: 'AU',
  EUR: 'DE',
}

const countryFor = ({ currency, country }: CartPreferences): string => {
  const own = Object.entries(countryOf).find(([, main]) => main === country)?.[0] ?? 'EUR'
  return own === currency ? country : countryOf[currency]
}

type Line = Cart['lineItems'][number]
type Fields = { readonly customFieldsRaw: readonly { name: string; value: unknown }[] | null }

const customDraft = (typeKey: string, custom: Fields | null) =>
  custom
    ? {
        custom: {
          typeKey,
          fields: (custom.customFieldsRaw ?? []).map(({ name, value }) => ({
            name,
            value: JSON.stringify(value),
          })),
        },
      }
    : {}

/** The draft of a line that is copied to another cart. */
export const lineDraft = ({ productId, variant, quantity, custom }: Line) => ({
  productId,
  variantId: variant?.id ?? 1,
  quantity,
  ...customDraft('line-item-design', custom),
})

const addressDraft = ({ id: _, ...address }: NonNullable<Cart['shippingAddress']>) => address

const ownerDraft = ({ customerId, anonymousId }: Cart) =>
  customerId ? { customerId } : anonymousId ? { anonymousId } : {}

/**
 * Creates the new cart. When the platform refuses a line because it has no price in the currency, or a code because it
 * does not apply, drops that line or code and retries. Copies everything else: the owner, the addresses, the gift
 * message.
 */
const replicate = async (
  commerce: Commerce,
  cart: Cart,
  preferences: CartPreferences,
  key: string,
): Promise<{ readonly cart: Cart } | { readonly reason: string }> => {
  let lines = cart.lineItems.filter((line) => line.lineItemMode === 'Standard')
  let codes = cart.discountCodes.flatMap((info) => info.discountCode?.code ?? [])
  for (;;) {
    const made = valueOrRefusal(
      await runMutation(commerce.server, CreateCartDocument, {
        draft: {
          key,
          currency: preferences.currency,
          country: countryFor(preferences),
          locale: preferences.locale,
          ...ownerDraft(cart),
          ...(cart.customerEmail ? { customerEmail: cart.customerEmail } : {}),
          ...(cart.shippingAddress ? { shippingAddress: addressDraft(cart.shippingAddress) } : {}),
          ...(cart.billingAddress ? { billingAddress: addressDraft(cart.billingAddress) } : {}),
          ...customDraft('order-details', cart.custom),
          discountCodes: codes,
          lineItems: lines.map(lineDraft),
        },
      }),
    )
    if (made.ok) return made.value.createCart ? { cart: made.value.createCart } : { reason: 'no cart' }
    const { code, details, message } = made.problem
    if (code === 'DiscountCodeNonApplicable' && codes.length > 0) {
      const rest = codes.filter((one) => one !== details.discountCode)
      codes = rest.length < codes.length ? rest : []
      continue
    }
    const rest = lines.filter(
      (line) => line.productId !== details.productId || line.variant?.id !== details.variantId,
    )
    if (code !== 'MatchingPriceNotFound' || rest.length === lines.length) return { reason: message }
    lines = rest
  }
}

const TRIES = 3

/** Deletes the old cart, so that it cannot become active again. Retries with the latest version after a conflict. */
const remove = async (commerce: Commerce, { id, version }: Cart): Promise<void> => {
  let latest = version
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const deleted = valueOrRefusal(
      await runMutation(commerce.server, DeleteCartDocument, { id, version: latest }),
    )
    if (deleted.ok || deleted.problem.code !== 'ConcurrentModification') return
    const { cart } = valueOrThrow(await runQuery(commerce.server, GetCartDocument, { id }))
    if (!cart) return
    latest = cart.version
  }
}

/**
 * Replaces a visitor's cart by one in their currency, because the platform cannot change a cart's currency. Running
 * it twice, also after a crash, creates one cart.
 */
export const fixCart = async (
  commerce: Commerce,
  cart: Cart,
  preferences: CartPreferences,
): Promise<FixCartResult> => {
  const { currency } = preferences
  if (cart.totalPrice.currencyCode === currency || cart.cartState !== 'Active')
    return { kind: 'nothing-to-fix' }
  const key = `fixed-${cart.id}-${currency}`
  const earlier = valueOrThrow(
    await runQuery(commerce.server, FindCartsDocument, { where: `key = "${key}" and cartState = "Active"` }),
  ).carts.results[0]
  const made = earlier ? { cart: earlier } : await replicate(commerce, cart, preferences, key)
  if ('reason' in made) return { kind: 'failed', reason: made.reason }
  await remove(commerce, cart)
  return { kind: 'fixed', cart: made.cart }
}
