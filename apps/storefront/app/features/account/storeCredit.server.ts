import { giftCardSchema, readForm } from '@selvedge/cart-domain/forms'
import type { StoreCreditHistory } from '@selvedge/identity-client'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { formatCents } from '../../i18n/money.ts'
import { orderPath } from '../../i18n/orderPaths.ts'
import { m } from '../../paraglide/messages.js'
import { formatOrderDate } from './formatOrderDate.ts'
import { expectCustomer } from './profile.server.ts'
import { done, findFormCustomer, refuse, refuseProblem, rememberRefusal } from './sectionResult.server.ts'

const PAGE = 'store-credit'

const reasonText = (reason: string): string => {
  const texts: Record<string, () => string> = {
    issued: m.credit_issued,
    'gift-card': m.credit_gift_card,
    held: m.credit_used,
    released: m.credit_released,
    refunded: m.credit_refunded,
  }
  return (texts[reason] ?? m.credit_changed)()
}

/** A movement of the credit; a movement for an order links to the order. */
const movementView = (
  { cents, reason, orderNumber, at }: StoreCreditHistory['movements'][number],
  { market, locale }: ShopContext,
  index: number,
) => {
  const amount = formatCents(Math.abs(cents), market.currency, locale)
  return {
    id: `${at}-${index}`,
    title: reasonText(reason),
    date: formatOrderDate(at, locale),
    order: orderNumber
      ? { href: orderPath(locale, orderNumber), label: m.credit_order({ number: orderNumber }) }
      : undefined,
    amount: cents < 0 ? `−${amount}` : `+${amount}`,
  }
}

/** Loads the store credit in the visitor's currency, its movements, and the balances in other currencies. */
export const loadStoreCredit = async (shop: ShopContext) => {
  const { identity, token, market, locale } = shop
  await expectCustomer(shop, PAGE)
  const bearer = await token.current()
  const [history, credit] = await Promise.all([
    identity.creditHistory(bearer, market.currency),
    identity.credit(bearer),
  ])
  const others = credit.ok
    ? credit.value.filter(({ currency, cents }) => currency !== market.currency && cents > 0)
    : []
  const elsewhere = others.map(({ currency, cents }) => formatCents(cents, currency, locale))
  return {
    balance: history.ok ? formatCents(history.value.cents, market.currency, locale) : '',
    elsewhere:
      elsewhere.length > 0
        ? m.credit_elsewhere({
            amounts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(elsewhere),
          })
        : '',
    movements: history.ok
      ? history.value.movements.map((movement, index) => movementView(movement, shop, index))
      : [],
    failed: history.ok ? '' : m.credit_failed(),
    texts: {
      title: m.credit_title(),
      balance: m.credit_balance(),
      balanceText: m.credit_balance_text({ currency: market.currency }),
      redeem: m.credit_redeem(),
      redeemText: m.credit_redeem_text(),
      giftCard: m.credit_code(),
      redeemAction: m.credit_redeem_action(),
      history: m.credit_history(),
      historyText: m.credit_history_text(),
      empty: m.credit_empty(),
    },
  }
}

export type StoreCreditData = Awaited<ReturnType<typeof loadStoreCredit>>

const redeem = async (shop: ShopContext, form: FormData) => {
  const customer = await findFormCustomer(shop, 'redeem', form)
  if (!customer.ok) return customer.problem
  const read = readForm(giftCardSchema, [...form.entries()])
  if (!read.ok) return refuse('redeem', '', 422, read)
  const redeemed = await shop.account.redeemGiftCard(await shop.token.current(), read.value.giftCard)
  if (!redeemed.ok) return refuseProblem('redeem', redeemed.problem, read.value, m.credit_refused())
  const { cents, currency } = redeemed.value
  return done(shop, PAGE, m.credit_redeemed({ amount: formatCents(cents, currency, shop.locale) }))
}

/** Adds a gift card to the credit. */
export const redeemCode = async (shop: ShopContext, form: FormData) =>
  rememberRefusal(shop, await redeem(shop, form))
