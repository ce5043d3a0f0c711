import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CardPageOptions, CardProvider } from '../paymentProvider.ts'

/** The part of a URL that a provider usually replaces with its session. This card page replaces it with the state. */
const PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/**
 * Creates the functions for a page on which shoppers without JavaScript enter a card, and which returns a nonce.
 * Braintree has no such page, so a shop adds its own, as the payment sandbox does. The session that the shop sends back
 * is `{state}.{nonce}`: the state proves which visitor entered the card.
 */
export const braintreeCardPage = (
  pageUrl: string,
  secret: string,
): Required<Pick<CardProvider, 'cardPage' | 'tokenOfPage'>> => {
  const stateOf = (owner: string): string =>
    createHmac('sha256', secret).update(`card page ${owner}`).digest('base64url')
  return {
    cardPage: async ({ owner, purpose, successUrl, cancelUrl }: CardPageOptions) => {
      const url = new URL(pageUrl)
      const back = new URL(successUrl)
      for (const [name, value] of [...back.searchParams])
        if (value === PLACEHOLDER) back.searchParams.set(name, stateOf(owner))
      url.searchParams.set('return_url', back.toString())
      url.searchParams.set('cancel_url', cancelUrl)
      url.searchParams.set('purpose', purpose)
      return url.toString()
    },
    tokenOfPage: async (session, owner) => {
      const at = session.indexOf('.')
      const [given, known] = [Buffer.from(session.slice(0, at)), Buffer.from(stateOf(owner))]
      if (at < 0 || given.length !== known.length || !timingSafeEqual(given, known)) return undefined
      return session.slice(at + 1)
    },
  }
}
