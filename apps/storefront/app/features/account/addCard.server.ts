import { redirectDocument } from '@remix-run/node'
import type { PaymentKinds } from '@selvedge/identity-client'
import type { CardFieldsSetup } from '@selvedge/identity-client/card-fields'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { done, refuseProblem } from './sectionResult.server.ts'

const PAGE = 'payment-methods'

/**
 * The provider's fields on the page of payment methods; `undefined` when a card is entered on the provider's own page.
 * A Stripe card is always entered on Stripe's page, because Stripe verifies saved cards only there.
 */
export const savedCardFields = (
  { settings: { cardSource: source, origin } }: ShopContext,
  { card }: PaymentKinds,
): { readonly source: CardFieldsSetup; readonly origin: string } | undefined =>
  card.provider === 'braintree' && source.kind !== 'none' ? { source, origin } : undefined

/**
 * Creates the provider's page on which the customer enters a card. The provider's page redirects back to the payment
 * methods.
 */
const openCardPage = async ({ account, token, market, settings, paths }: ShopContext) => {
  const here = `${settings.origin}${paths.account(PAGE)}`
  return account.startCardSetup(await token.current(), {
    currency: market.currency,
    // The provider replaces the text in braces with the id of the session.
    successUrl: `${here}?session={CHECKOUT_SESSION_ID}`,
    cancelUrl: here,
  })
}

/**
 * Saves the card for which the provider's fields returned a token. Without JavaScript there is no token, so the
 * customer is redirected to the provider's page to enter the card.
 */
export const addCard = async (shop: ShopContext, form: FormData) => {
  const cardToken = String(form.get('cardToken') ?? '')
  if (cardToken) {
    const saved = await shop.account.saveCard(await shop.token.current(), cardToken)
    if (saved.ok) return done(shop, PAGE, m.cards_added())
    const { problem } = saved
    const values = { sameToken: problem.kind === 'unavailable' ? 'on' : '' }
    return refuseProblem('add', problem, values, m.cards_add_refused())
  }
  const page = await openCardPage(shop)
  return page.ok
    ? redirectDocument(page.value, 303)
    : refuseProblem('add', page.problem, {}, m.cards_add_unavailable())
}
