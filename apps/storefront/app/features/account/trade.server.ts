import { readForm, tradeApplicationSchema } from '@selvedge/cart-domain/forms'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { expectCustomer } from './profile.server.ts'
import { done, findFormCustomer, refuse, refuseProblem, rememberRefusal } from './sectionResult.server.ts'

const PAGE = 'trade'

/** What the page says about an application, and whether the form is offered. */
const stateView = (state: string | null, company: string) => {
  switch (state) {
    case 'approved':
      return { text: m.trade_approved({ company }), isOpen: false }
    case 'waiting':
      return { text: m.trade_waiting({ company }), isOpen: true }
    case 'declined':
      return { text: m.trade_declined({ company }), isOpen: true }
    default:
      return { text: '', isOpen: true }
  }
}

/**
 * Loads the state of the customer's application for trade prices. A customer who became a member in another way has no
 * application.
 */
export const loadTrade = async (shop: ShopContext) => {
  const { customerGroup } = await expectCustomer(shop, PAGE)
  const found = await shop.account.tradeApplication(await shop.token.current())
  const { state, company, resaleNumber, website } = found.ok
    ? found.value
    : { state: null, company: null, resaleNumber: null, website: null }
  const isMember = customerGroup?.key === 'trade'
  const view = isMember ? { text: m.trade_member(), isOpen: false } : stateView(state, company ?? '')
  return {
    ...view,
    /** What was sent before, so that an application can be corrected. */
    sent: { company: company ?? '', resaleNumber: resaleNumber ?? '', website: website ?? '' },
    failed: found.ok || isMember ? '' : m.trade_failed(),
    texts: {
      title: m.trade_title(),
      about: m.trade_about(),
      aboutText: m.trade_about_text(),
      benefits: [m.trade_benefit_prices(), m.trade_benefit_invoice(), m.trade_benefit_shipping()],
      apply: state === 'waiting' ? m.trade_change() : m.trade_apply(),
      applyText: m.trade_apply_text(),
      company: m.trade_company(),
      resaleNumber: m.trade_resale_number(),
      website: m.trade_website(),
      applyAction: m.trade_apply_action(),
    },
  }
}

export type TradeData = Awaited<ReturnType<typeof loadTrade>>

const apply = async (shop: ShopContext, form: FormData) => {
  const customer = await findFormCustomer(shop, 'trade', form)
  if (!customer.ok) return customer.problem
  const read = readForm(tradeApplicationSchema, [...form.entries()])
  if (!read.ok) return refuse('trade', '', 422, read)
  const applied = await shop.account.applyForTrade(await shop.token.current(), read.value)
  return applied.ok
    ? done(shop, PAGE, m.trade_applied())
    : refuseProblem('trade', applied.problem, read.value, m.error_text())
}

/** Stores an application for trade prices. */
export const applyForTradePrices = async (shop: ShopContext, form: FormData) =>
  rememberRefusal(shop, await apply(shop, form))
