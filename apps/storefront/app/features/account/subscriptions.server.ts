import type { SavedCard } from '@selvedge/identity-client'
import type { SubscriptionPeriod, SubscriptionRenewal } from '@selvedge/identity-client/account'
import { savedMethodName } from '../../../server/checkout/savedMethodText.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { formatCents } from '../../i18n/money.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { formatOrderDate } from './formatOrderDate.ts'
import { expectCustomer } from './profile.server.ts'
import { done, refuseProblem } from './sectionResult.server.ts'

const PAGE = 'subscriptions'

/** Whether a period is over; a period that is still being renewed is not over. */
const isOver = ({ endsAt, renewal }: SubscriptionPeriod, now: string): boolean =>
  endsAt <= now && !renewal?.isOn

const stateText = (
  period: SubscriptionPeriod,
  locale: string,
  { cards, now }: { readonly cards: readonly SavedCard[] | undefined; readonly now: string },
): string => {
  const { startsAt, endsAt, renewal } = period
  // Without its card a subscription is not renewed.
  const hasCard = cards?.some(({ id }) => id === renewal?.cardId) ?? true
  if (renewal?.isOn && (hasCard || renewal.triesUntil)) {
    if (renewal.triesUntil)
      return m.subscriptions_failing({ date: formatOrderDate(renewal.triesUntil, locale) })
    return endsAt <= now
      ? m.subscriptions_renewing()
      : m.subscriptions_renews({ date: formatOrderDate(endsAt, locale) })
  }
  if (endsAt <= now) return m.subscriptions_ended({ date: formatOrderDate(endsAt, locale) })
  return startsAt > now
    ? m.subscriptions_begins({ date: formatOrderDate(startsAt, locale) })
    : m.subscriptions_ends({ date: formatOrderDate(endsAt, locale) })
}

const problemTexts = {
  'card-missing': m.renewal_card_missing,
  'card-expired': m.renewal_card_expired,
  declined: m.renewal_declined,
  unavailable: m.renewal_unavailable,
}

/** Whether a subscription is renewed, and the form to change that. */
const renewalView = (
  { name, endsAt }: SubscriptionPeriod,
  { isOn, cardId, cents, currency, problem }: SubscriptionRenewal,
  cards: readonly SavedCard[],
  locale: string,
) => {
  const amount = formatCents(cents, currency, locale)
  const date = formatOrderDate(endsAt, locale)
  const card = cards.find(({ id }) => id === cardId)
  const offer = problem ? m.renewal_offer_now({ amount }) : m.renewal_offer({ amount, date })
  return {
    isOn,
    problem: problem ? problemTexts[problem]() : '',
    card: card
      ? m.renewal_card({ amount, card: savedMethodName(card) })
      : isOn
        ? m.renewal_card_missing()
        : '',
    offer: cards.length > 0 ? offer : m.renewal_no_card(),
    label: isOn ? m.renewal_change() : m.renewal_on_named({ name }),
    submit: isOn ? m.renewal_use_card() : m.renewal_on(),
    offLabel: m.renewal_off_named({ name }),
    cards: cards.map((one) => ({
      id: one.id,
      name: one.nickname ? `${one.nickname}, ${savedMethodName(one)}` : savedMethodName(one),
    })),
    selected: cardId ?? cards.find(({ isDefault }) => isDefault)?.id ?? cards[0]?.id ?? '',
  }
}

const periodView = (
  period: SubscriptionPeriod,
  { locale }: ShopContext,
  cards: readonly SavedCard[] | undefined,
  now: string,
) => {
  const { name, orderNumber, startsAt, endsAt, cents, currency, renewal } = period
  return {
    id: `${orderNumber} ${name}`,
    name,
    state: stateText(period, locale, { cards, now }),
    period: m.subscriptions_from_to({
      start: formatOrderDate(startsAt, locale),
      end: formatOrderDate(endsAt, locale),
    }),
    href: orderPath(locale, orderNumber),
    paid: m.subscriptions_paid({ amount: formatCents(cents, currency, locale), number: orderNumber }),
    isOver: isOver(period, now),
    renewal: renewal ? renewalView(period, renewal, cards ?? [], locale) : undefined,
  }
}

/** Loads the subscriptions of a customer, each with the amount that was paid and the end of its period. */
export const loadSubscriptions = async (shop: ShopContext) => {
  const customer = await expectCustomer(shop, PAGE)
  const token = await shop.token.current()
  const [found, saved] = await Promise.all([
    shop.account.subscriptions(token),
    shop.identity.savedCards(token),
  ])
  const cards = saved.ok ? saved.value : undefined
  const now = new Date().toISOString()
  const periods = found.ok ? found.value.map((period) => periodView(period, shop, cards, now)) : []
  const isGranted = customer.customerGroup?.key === 'plus' && periods.every(({ isOver }) => isOver)
  const none = isGranted ? m.subscriptions_granted() : m.subscriptions_none()
  return {
    current: periods.filter(({ isOver }) => !isOver),
    past: periods.filter(({ isOver }) => isOver),
    message: found.ok ? none : m.subscriptions_failed(),
    cardsHref: shop.paths.account('payment-methods'),
    shopHref: shop.paths.category('subscriptions'),
    texts: {
      title: m.subscriptions_title(),
      current: m.subscriptions_current(),
      currentText: m.subscriptions_current_text(),
      past: m.subscriptions_past(),
      pastText: m.subscriptions_past_text(),
      discover: m.subscriptions_discover(),
      again: m.subscriptions_again(),
      card: m.renewal_choose(),
      off: m.renewal_off(),
      addCard: m.renewal_add_card(),
    },
  }
}

export type SubscriptionsData = Awaited<ReturnType<typeof loadSubscriptions>>

/** Turns the renewal of a subscription on, with the chosen card, or off. */
export const changeRenewal = async (shop: ShopContext, form: FormData) => {
  await expectCustomer(shop, PAGE)
  const name = String(form.get('name') ?? '')
  const cardId = form.get('intent') === 'off' ? null : String(form.get('card') ?? '')
  const changed = await shop.account.setSubscriptionRenewal(await shop.token.current(), name, cardId)
  if (!changed.ok) return refuseProblem('renewal', changed.problem, {}, m.renewal_refused())
  return done(shop, PAGE, cardId === null ? m.renewal_off_done({ name }) : m.renewal_on_done({ name }))
}
