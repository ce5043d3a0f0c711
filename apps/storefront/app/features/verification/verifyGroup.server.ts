import { randomBytes } from 'node:crypto'
import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { ProofFailure } from '../../../server/session/sessionState.ts'
import { notFound } from '../errors/failures.server.ts'

const providerOf = ({ groupProof }: ShopContext) => {
  if (!groupProof) throw notFound()
  return groupProof
}

/** The data of the page: a code, or a failure, which is shown once. */
export const loadVerification = (
  shop: ShopContext,
): { readonly code?: string; readonly failure?: ProofFailure } => {
  providerOf(shop)
  const { proof } = shop.session
  if (proof?.step === 'failed') shop.session.recordProof(undefined)
  if (proof?.step === 'proven') return { code: proof.code }
  return proof?.step === 'failed' ? { failure: proof.reason } : {}
}

/** Redirects to the provider's page. */
export const startProof = (shop: ShopContext): Response => {
  const state = randomBytes(24).toString('base64url')
  const page = providerOf(shop).pageUrl(state)
  shop.session.recordProof({ step: 'asked', state, page: shop.paths.idVerification() })
  return redirect(page, 303)
}

/**
 * Handles the return from the provider's page: exchanges the proof for a discount code, and redirects to the page that
 * shows the code.
 */
export const receiveProof = async (shop: ShopContext, query: URLSearchParams): Promise<Response> => {
  const provider = providerOf(shop)
  const { proof } = shop.session
  // A second visit of this URL, by a reload or by another visitor's link, changes nothing.
  if (proof?.step !== 'asked' || query.get('state') !== proof.state)
    return redirect(shop.paths.idVerification())
  const fail = (reason: ProofFailure): Response => {
    shop.session.recordProof({ step: 'failed', reason })
    return redirect(proof.page)
  }
  const code = query.get('code')
  if (!code) return fail('refused')
  const token = await provider.tokenOf(code)
  if (!token.ok) return fail(token.reason)
  const given = await shop.identity.groupCode(
    await shop.token.getOrCreate(),
    token.token,
    shop.market.currency,
  )
  if (given.ok) {
    shop.session.recordProof({ step: 'proven', ...given.value })
    return redirect(proof.page)
  }
  const { kind } = given.problem
  return fail(kind === 'too-many' || kind === 'unavailable' ? kind : 'refused')
}
