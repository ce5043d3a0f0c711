import {
  type Cart,
  CreateCartDocument,
  DeleteCartDocument,
  FindCartsDocument,
} from '@selvedge/commerce-client/server'
import { answered, type Commerce, required, runMutation, runQuery } from '../commerce/commerce.ts'

export type Fixed =
  | { readonly kind: 'fixed'; readonly cart: Cart }
  | { readonly kind: 'nothing-to-fix' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Country whose prices and taxes a currency stands for. */
const countryOf: Readonly<Record<string, string>> = { USD: 'US', CAD: 'CA', GBP: 'GB', AUD: 'AU' }

type Line = Cart['lineItems'][number]

const lineDraft = ({ productId, variant, quantity, custom }: Line) => ({
  productId,
  variantId: variant?.id ?? 1,
  quantity,
  ...(custom
    ? {
        custom: {
          typeKey: 'line-item-design',
          fields: (custom.customFieldsRaw ?? []).map(({ name, value }) => ({
            name,
            value: JSON.stringify(value),
          })),
        },
      }
    : {}),
})

const owned = ({ customerId, anonymousId }: Cart) =>
  customerId ? { customerId } : anonymousId ? { anonymousId } : {}

/** Lines that have no price in the currency stay behind, one refusal after the other. */
const create = async (
  commerce: Commerce,
  cart: Cart,
  currency: string,
  key: string,
): Promise<{ readonly cart: Cart } | { readonly reason: string }> => {
  let lines = cart.lineItems.filter((line) => line.lineItemMode === 'Standard')
  for (;;) {
    const country = countryOf[currency]
    const made = answered(
      await runMutation(commerce.server, CreateCartDocument, {
        draft: {
          key,
          currency,
          ...(country ? { country } : {}),
          ...owned(cart),
          ...(cart.customerEmail ? { customerEmail: cart.customerEmail } : {}),
          ...(cart.locale ? { locale: cart.locale } : {}),
          discountCodes: cart.discountCodes.flatMap((info) => info.discountCode?.code ?? []),
          lineItems: lines.map(lineDraft),
        },
      }),
    )
    if (made.ok) return made.value.createCart ? { cart: made.value.createCart } : { reason: 'no cart' }
    const { productId, variantId } = made.problem.details
    const rest = lines.filter((line) => line.productId !== productId || line.variant?.id !== variantId)
    if (made.problem.code !== 'MatchingPriceNotFound' || rest.length === lines.length)
      return { reason: made.problem.message }
    lines = rest
  }
}

/**
 * Gives the visitor a cart in their currency in the place of one in another: the platform cannot change a cart's
 * currency. Run twice, also after a crash, it makes one cart.
 */
export const fixCart = async (commerce: Commerce, cart: Cart, currency: string): Promise<Fixed> => {
  if (cart.totalPrice.currencyCode === currency || cart.cartState !== 'Active')
    return { kind: 'nothing-to-fix' }
  const key = `fixed-${cart.id}-${currency}`
  const earlier = required(
    await runQuery(commerce.server, FindCartsDocument, { where: `key = "${key}" and cartState = "Active"` }),
  ).carts.results[0]
  const made = earlier ? { cart: earlier } : await create(commerce, cart, currency, key)
  if ('reason' in made) return { kind: 'failed', reason: made.reason }
  // The old cart goes, so that it can never become the active one again.
  answered(await runMutation(commerce.server, DeleteCartDocument, { id: cart.id, version: cart.version }))
  return { kind: 'fixed', cart: made.cart }
}
