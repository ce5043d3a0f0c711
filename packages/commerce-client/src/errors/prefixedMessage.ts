import type { CommerceProblem } from './problem.ts'

/** A problem in one line, with `[GraphQL]` when the platform spoke and `[Network]` when nothing usable came (spec §8). */
export const prefixedMessage = ({ kind, message }: CommerceProblem): string =>
  `[${kind === 'graphql' ? 'GraphQL' : 'Network'}] ${message}`
