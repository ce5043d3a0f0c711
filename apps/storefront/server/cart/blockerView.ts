import { type CartLike, isPlusMembership } from '@selvedge/cart-domain'
import type { CheckoutBlocker } from '@selvedge/cart-domain/server'
import type { LocaleCode } from '@selvedge/commerce-client'
import { formatMoney } from '../../app/i18n/money.ts'
import { createPaths } from '../../app/i18n/paths.ts'
import { m } from '../../app/paraglide/messages.js'

/** What the shopper can do about a blocker: change the cart with a button, or visit a page first. */
type Remedy =
  | { readonly intent: 'remove' | 'keep-only'; readonly label: string }
  | { readonly href: string; readonly label: string }

/** Why a cart cannot be checked out, with instructions (spec §5, §8). */
export type BlockerView = {
  readonly kind: CheckoutBlocker['kind']
  readonly text: string
  readonly lineItemIds: readonly string[]
  readonly remedy?: Remedy
}

const textOf = (
  blocker: CheckoutBlocker,
  { lineItems }: Pick<CartLike, 'lineItems'>,
  locale: LocaleCode,
): { readonly text: string; readonly remedy?: Remedy } => {
  const paths = createPaths(locale)
  switch (blocker.kind) {
    case 'unavailable':
      return { text: m.item_unavailable(), remedy: { intent: 'remove', label: m.remove_unavailable() } }
    // No remedy is needed here, because each line with an empty part already has a link to its picker.
    case 'yard-unfilled':
      return { text: m.yard_unfilled() }
    case 'plus-not-alone': {
      const isTwice = lineItems.every(isPlusMembership)
      return {
        text: isTwice ? m.plus_once() : m.order_plus_alone(),
        remedy: { intent: 'keep-only', label: isTwice ? m.plus_keep_one() : m.plus_keep_alone() },
      }
    }
    case 'plus-active':
      return { text: m.order_plus_active(), remedy: { intent: 'remove', label: m.plus_remove() } }
    case 'plus-trade':
      return { text: m.order_plus_trade(), remedy: { intent: 'remove', label: m.plus_remove() } }
    case 'plus-guest':
      return {
        text: m.order_plus_guest(),
        remedy: { href: paths.login(paths.cart()), label: m.plus_log_in() },
      }
    case 'below-minimum':
      return {
        text: m.minimum_missing({
          minimum: formatMoney(blocker.minimum, locale),
          missing: formatMoney(blocker.missing, locale),
        }),
      }
  }
}

/** A blocker for the cart's page. */
export const blockerView = (
  blocker: CheckoutBlocker,
  cart: Pick<CartLike, 'lineItems'>,
  locale: LocaleCode,
): BlockerView => ({
  kind: blocker.kind,
  lineItemIds: 'lineItemIds' in blocker ? blocker.lineItemIds : [],
  ...textOf(blocker, cart, locale),
})
