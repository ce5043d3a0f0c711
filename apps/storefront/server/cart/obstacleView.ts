import { type CartLike, isPlusMembership } from '@selvedge/cart-domain'
import type { LocaleCode } from '@selvedge/commerce-client'
import { createPaths } from '../../app/i18n/paths.ts'
import { m } from '../../app/paraglide/messages.js'
import type { Obstacle, ObstacleView } from './cartViews.ts'

/** Why a cart cannot go on to checkout, in words that name what to do (spec §5, §8). */
const textOf = (obstacle: Obstacle, { lineItems }: Pick<CartLike, 'lineItems'>): string => {
  switch (obstacle.kind) {
    case 'unavailable':
      return m.item_unavailable()
    case 'plus-not-alone':
      return lineItems.every(isPlusMembership) ? m.plus_once() : m.order_plus_alone()
    case 'plus-active':
      return m.order_plus_active()
    case 'plus-guest':
      return m.order_plus_guest()
    case 'plus-trade':
      return m.order_plus_trade()
    case 'below-minimum':
      return m.minimum_missing({ minimum: obstacle.minimum, missing: obstacle.missing })
  }
}

const remedyOf = (
  { kind }: Obstacle,
  { lineItems }: Pick<CartLike, 'lineItems'>,
  locale: LocaleCode,
): ObstacleView['remedy'] => {
  const paths = createPaths(locale)
  switch (kind) {
    case 'unavailable':
      return { intent: 'remove', label: m.remove_unavailable() }
    case 'plus-not-alone':
      return {
        intent: 'keep-only',
        label: lineItems.every(isPlusMembership) ? m.plus_keep_one() : m.plus_keep_alone(),
      }
    case 'plus-active':
    case 'plus-trade':
      return { intent: 'remove', label: m.plus_remove() }
    case 'plus-guest':
      return { href: paths.login(paths.cart()), label: m.plus_log_in() }
    case 'below-minimum':
      return undefined
  }
}

/** An obstacle as the cart's page shows it. */
export const obstacleView = (
  obstacle: Obstacle,
  cart: Pick<CartLike, 'lineItems'>,
  locale: LocaleCode,
): ObstacleView => ({ ...obstacle, text: textOf(obstacle, cart), remedy: remedyOf(obstacle, cart, locale) })
