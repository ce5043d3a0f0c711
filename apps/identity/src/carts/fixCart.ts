import {
  type Cart,
  CreateCartDocument,
  DeleteCartDocument,
  FindCartsDocument,
  GetCartDocument,
} from '@selvedge/commerce-client/server'
import type { Preferences } from '@selvedge/identity-client/contract'
import { answered, type Commerce, required, runMutation, runQuery } from '../commerce/commerce.ts'

export type Fixed =
  | { readonly kind: 'fixed'; readonly cart: Cart }
  | { readonly kind: 'nothing-to-fix' }
  | { readonly kind: 'failed'; readonly reason: string }

/** What the visitor prefers, as far as a cart goes by it. */
type Wanted = Pick<Preferences, 'currency' | 'country' | 'locale'>

/** Country whose prices a currency stands for, where the visitor has not chosen one of that currency. */
const countryOf: Readonly<Record<Wanted['currency'], string>> = {
  USD: 'US',
  CAD: 'CA',
  GBP: 'GB',
  AUD: 'AU',
  EUR: 'DE',
}

const countryFor = ({ currency, country }: Wanted): string => {
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

const lineDraft = ({ productId, variant, quantity, custom }: Line) => ({
  productId,
  variantId: variant?.id ?? 1,
  quantity,
  ...customDraft('line-item-design', custom),
})

const addressDraft = ({ id: _, ...address }: NonNullable<Cart['shippingAddress']>) => address

const owned = ({ customerId, anonymousId }: Cart) =>
  customerId ? { customerId } : anonymousId ? { anonymousId } : {}

/**
 * Lines that have no price in the currency stay behind, one refusal after the other; so do codes that are out of date.
 * Everything else comes along: who it is for, the addresses, the gift message.
 */
const create = async (
  commerce: Commerce,
  cart: Cart,
  wanted: Wanted,
  key: string,
): Promise<{ readonly cart: Cart } | { readonly reason: string }> => {
  let lines = cart.lineItems.filter((line) => line.lineItemMode === 'Standard')
  let codes = cart.discountCodes.flatMap((info) => info.discountCode?.code ?? [])
  for (;;) {
    const made = answered(
      await runMutation(commerce.server, CreateCartDocument, {
        draft: {
          key,
          currency: wanted.currency,
          country: countryFor(wanted),
          locale: wanted.locale,
          ...owned(cart),
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

/** The old cart goes, so that it can never become the active one again. One that changes meanwhile is asked for again. */
const remove = async (commerce: Commerce, { id, version }: Cart): Promise<void> => {
  let latest = version
  for (let tried = 0; tried < TRIES; tried += 1) {
    const gone = answered(await runMutation(commerce.server, DeleteCartDocument, { id, version: latest }))
    if (gone.ok || gone.problem.code !== 'ConcurrentModification') return
    const { cart } = required(await runQuery(commerce.server, GetCartDocument, { id }))
    if (!cart) return
    latest = cart.version
  }
}

/**
 * Gives the visitor a cart in their currency in the place of one in another: the platform cannot change a cart's
 * currency. Run twice, also after a crash, it makes one cart.
 */
export const fixCart = async (commerce: Commerce, cart: Cart, wanted: Wanted): Promise<Fixed> => {
  const { currency } = wanted
  if (cart.totalPrice.currencyCode === currency || cart.cartState !== 'Active')
    return { kind: 'nothing-to-fix' }
  const key = `fixed-${cart.id}-${currency}`
  const earlier = required(
    await runQuery(commerce.server, FindCartsDocument, { where: `key = "${key}" and cartState = "Active"` }),
  ).carts.results[0]
  const made = earlier ? { cart: earlier } : await create(commerce, cart, wanted, key)
  if ('reason' in made) return { kind: 'failed', reason: made.reason }
  await remove(commerce, cart)
  return { kind: 'fixed', cart: made.cart }
}
