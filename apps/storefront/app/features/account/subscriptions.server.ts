import type { SubscriptionPeriod } from '@selvedge/identity-client/account'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { formatCents } from '../../i18n/money.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { formatOrderDate } from './formatOrderDate.ts'
import { expectCustomer } from './profile.server.ts'

const PAGE = 'subscriptions'

const stateText = ({ startsAt, endsAt }: SubscriptionPeriod, locale: string, now: string): string => {
  if (endsAt <= now) return m.subscriptions_ended({ date: formatOrderDate(endsAt, locale) })
  return startsAt > now
    ? m.subscriptions_begins({ date: formatOrderDate(startsAt, locale) })
    : m.subscriptions_ends({ date: formatOrderDate(endsAt, locale) })
}

const periodView = (period: SubscriptionPeriod, { locale }: ShopContext, now: string) => {
  const { name, orderNumber, startsAt, endsAt, cents, currency } = period
  return {
    id: `${orderNumber} ${name}`,
    name,
    state: stateText(period, locale, now),
    period: m.subscriptions_from_to({
      start: formatOrderDate(startsAt, locale),
      end: formatOrderDate(endsAt, locale),
    }),
    href: orderPath(locale, orderNumber),
    paid: m.subscriptions_paid({ amount: formatCents(cents, currency, locale), number: orderNumber }),
    isOver: endsAt <= now,
  }
}

/** Loads the subscriptions of a customer, with what they paid and when they end. */
export const loadSubscriptions = async (shop: ShopContext) => {
  const customer = await expectCustomer(shop, PAGE)
  const found = await shop.account.subscriptions(await shop.token.current())
  const now = new Date().toISOString()
  const periods = found.ok ? found.value.map((period) => periodView(period, shop, now)) : []
  const isGranted = customer.customerGroup?.key === 'plus' && periods.every(({ isOver }) => isOver)
  const none = isGranted ? m.subscriptions_granted() : m.subscriptions_none()
  return {
    current: periods.filter(({ isOver }) => !isOver),
    past: periods.filter(({ isOver }) => isOver),
    message: found.ok ? none : m.subscriptions_failed(),
    shopHref: shop.paths.category('subscriptions'),
    texts: {
      title: m.subscriptions_title(),
      current: m.subscriptions_current(),
      currentText: m.subscriptions_current_text(),
      past: m.subscriptions_past(),
      pastText: m.subscriptions_past_text(),
      discover: m.subscriptions_discover(),
      again: m.subscriptions_again(),
    },
  }
}

export type SubscriptionsData = Awaited<ReturnType<typeof loadSubscriptions>>
