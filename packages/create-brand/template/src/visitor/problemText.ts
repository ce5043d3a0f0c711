import { userMessages } from '@selvedge/cart-domain/messages'
import type { IdentityProblem } from '@selvedge/identity-client'

/** Why the shop did not sign the visitor in, as a message for the visitor. */
export const problemText = (problem: IdentityProblem): string => {
  if (problem.kind === 'credentials') return userMessages.credentials
  if (problem.kind === 'refused')
    return 'We could not create an account with these details. If you have one already, log in instead.'
  if (problem.kind !== 'too-many') return 'The shop could not be reached. Please try again.'
  const minutes = Math.ceil(problem.retryAfter / 60)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
