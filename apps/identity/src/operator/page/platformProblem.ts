import type { CommerceProblem } from '@selvedge/commerce-client'

/**
 * Explains a failed call of the platform to an operator. When the token does not have the required scope, which is the
 * most likely cause, the message contains the scope.
 */
export const platformProblem = (problem: CommerceProblem, scope: string): string => {
  if (problem.kind !== 'graphql') return 'The commerce platform does not respond. Try again in a minute.'
  if (problem.code === 'insufficient_scope')
    return `The token of this service does not have the scope ${scope}. Add it to the API client, and to COMMERCE_SCOPES of the identity service if it is set.`
  if (problem.code === 'ConcurrentModification')
    return 'It was changed in the meantime. Look at its current state, then try again.'
  return `The commerce platform refuses this: ${problem.code}.`
}
