import type { CommerceProblem } from './problem.ts'

/**
 * Returns a problem in one line, with `[GraphQL]` for an error of the platform and `[Network]` for an unusable response.
 *
 * @example
 * ```ts
 * import { prefixedMessage } from '@selvedge/commerce-client'
 *
 * prefixedMessage({ kind: 'network', message: 'No response.' }) // '[Network] No response.'
 * ```
 */
export const prefixedMessage = ({ kind, message }: CommerceProblem): string =>
  `[${kind === 'graphql' ? 'GraphQL' : 'Network'}] ${message}`
