import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { HandoverClient } from '@selvedge/identity-client/handovers'
import { isCheckoutPath } from '../../app/i18n/isCheckoutPath.ts'
import { m } from '../../app/paraglide/messages.js'
import type { ShopContext } from '../context/createContext.ts'
import { handoverState, parseHandover } from './handoverState.ts'

/** The checkout on its own origin (`CHECKOUT_URL`), and where a request is in relation to it. */
export type CheckoutSite = {
  /** Whether the request is for the checkout's origin, instead of the shop's. */
  readonly isHere: boolean
  /**
   * The other origin: that of the shop for a request at the checkout, and that of the checkout for a request at the
   * shop.
   */
  readonly otherOrigin: string
  readonly handovers: Pick<HandoverClient, 'store' | 'redeem'>
}

/** The query parameter with a code, or `begin`, for the origin to which a visitor moves. */
export const CODE = 'handover'
const BEGIN = 'begin'
/**
 * The query parameter with the nonce of the origin to which a visitor moves, for the origin that the visitor leaves.
 */
const NONCE = 'handover-for'
/**
 * The query parameter with the key of the site. The checkout's origin needs it, because all sites share that origin.
 */
export const SITE = 'site'

type Mover = Pick<ShopContext, 'checkoutSite' | 'session' | 'isDocument' | 'isSubmission'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey' | 'isDefaultSite'>
  readonly paths: Pick<ShopContext['paths'], 'cart'>
}

/**
 * Whether a path exists at both origins. Pages request these paths with JavaScript: the data for tracking, and the
 * routes that links lead to.
 */
const isAtBoth = (path: string): boolean => /\/data-layer$/.test(path) || path === '/__manifest'

const belongsHere = (path: string, isCheckoutHere: boolean): boolean =>
  isAtBoth(path) || isCheckoutPath(path) === isCheckoutHere

const addressAt = (
  { settings }: Mover,
  { otherOrigin, isHere }: CheckoutSite,
  here: URL,
  query: Readonly<Record<string, string>>,
): string => {
  const there = new URL(`${here.pathname}${here.search}`, otherOrigin)
  for (const name of [CODE, NONCE, SITE]) there.searchParams.delete(name)
  if (!isHere && !settings.isDefaultSite) there.searchParams.set(SITE, settings.siteKey)
  for (const [name, value] of Object.entries(query)) there.searchParams.set(name, value)
  return there.href
}

/** Stores the session for the other origin, and redirects to it with the code. */
const sendSession = async (shop: Mover, site: CheckoutSite, here: URL, nonce: string): Promise<Response> => {
  const { session, settings, paths } = shop
  const move = site.isHere && session.move ? session.move : randomUUID()
  const stored = await site.handovers.store(handoverState(session, { site: settings.siteKey, nonce, move }))
  if (stored.ok) {
    session.recordMove(move)
    // The notice is removed here, because the other origin shows it.
    session.consumeNotice()
    return redirect(addressAt(shop, site, here, { [CODE]: stored.value }))
  }
  if (site.isHere) return redirect(addressAt(shop, site, here, {}))
  session.notify({ kind: 'message', title: m.error_text() })
  return redirect(paths.cart())
}

/**
 * Takes over the session that a code belongs to, if the code was sent to this browser; redirects to the URL without the
 * code.
 */
const receiveSession = async (
  shop: Mover,
  site: CheckoutSite,
  here: URL,
  code: string,
): Promise<Response> => {
  const { session, settings } = shop
  const redeemed = await site.handovers.redeem(code)
  const received = redeemed.ok ? parseHandover(redeemed.value) : undefined
  const isMeant = received?.site === settings.siteKey && received.nonce === session.handover
  // The shop accepts only the session that it sent to the checkout last, and only once, because the shop's own session
  // may have changed since.
  if (received && isMeant && (site.isHere || received.move === session.move)) {
    session.replaceWith(received.session)
    session.recordMove(site.isHere ? received.move : undefined)
  }
  const address = new URL(here)
  address.searchParams.delete(CODE)
  return redirect(`${address.pathname}${address.search}`)
}

/**
 * Moves a visitor with their session between the shop and a checkout on its own origin, when the requested page belongs
 * to the other origin. Returns the redirect; `undefined` when the page belongs to this origin.
 *
 * The origin that the visitor leaves redirects them to the other origin, which stores a nonce in a cookie and redirects
 * them back to get a code. The code is accepted once, within 30 seconds, and only with the nonce: a code in a link from
 * somebody else does not put a visitor into that person's session.
 */
export const moveVisitor = async (request: Request, shop: Mover): Promise<Response | undefined> => {
  const { checkoutSite: site, session } = shop
  if (!site || !shop.isDocument) return undefined
  const here = new URL(request.url)
  const code = here.searchParams.get(CODE)
  const nonce = here.searchParams.get(NONCE)
  if (!belongsHere(here.pathname, site.isHere)) {
    // The submitted values are lost. Only pages that were loaded before a change of `CHECKOUT_URL` submit to the wrong
    // origin.
    if (shop.isSubmission) return redirect(`${here.pathname}${here.search}`, 303)
    if (nonce) return sendSession(shop, site, here, nonce)
    // When the checkout's session was not received from the shop, there is no session to return to the shop.
    const hasSession = !site.isHere || session.move !== undefined
    return redirect(addressAt(shop, site, here, hasSession ? { [CODE]: BEGIN } : {}))
  }
  if (shop.isSubmission || code === null) return undefined
  if (code !== BEGIN) return receiveSession(shop, site, here, code)
  // An existing nonce is reused, so that two windows can move at the same time.
  const own = session.handover ?? randomUUID()
  session.beginHandover(own)
  return redirect(addressAt(shop, site, here, { [NONCE]: own }))
}

/**
 * Whether a request is for the data of a page at the other origin. The browser then has to load the page as a document.
 */
export const mustLeave = (request: Request, { checkoutSite, isDocument }: Mover): boolean =>
  checkoutSite?.isHere === true &&
  !isDocument &&
  !belongsHere(new URL(request.url).pathname.replace(/\.data$/, ''), true)
