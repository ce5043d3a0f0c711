import type { CommerceProblem } from './problem.ts'

/**
 * Formats a problem in one line, with `[GraphQL]` for an error of the platform and `[Network]` for an unusable response
 * (spec §8).
 */
export const prefixedMessage = ({ kind, message }: CommerceProblem): string =>
  `[${kind === 'graphql' ? 'GraphQL' : 'Network'}] ${message}`
