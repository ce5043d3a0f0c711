import { setTimeout } from 'node:timers/promises'
import type { IdentityClient } from '@selvedge/identity-client'
import type { VisitorToken } from '../session/visitorToken.ts'

/** Milliseconds that a shopper waits for the limit to answer. */
const PATIENCE_MS = 1_000

/** Whether the visitor may try another promo code; this try is counted. */
export const mayTryCode = async (identity: IdentityClient, token: VisitorToken): Promise<boolean> => {
  const bearer = await token.held()
  // Who has no token has no cart that a code could go on: the platform will not be asked.
  if (!bearer) return true
  const counted = await Promise.race([
    identity.countPromoCodeAttempt(bearer),
    setTimeout(PATIENCE_MS, undefined, { ref: false }),
  ])
  // A limit that cannot be asked must not cost a shopper their discount, and nobody outside can make it silent.
  return !counted || counted.ok || counted.problem.kind !== 'too-many'
}
