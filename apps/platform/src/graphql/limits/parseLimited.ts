import { type DocumentNode, GraphQLError, type ParseOptions, parse, type Source } from 'graphql'
import { limits } from './limits.ts'
import { tooComplex } from './tooComplex.ts'

const isAboutTokens = (error: unknown): boolean =>
  // Thousands of nested brackets overflow the parser's stack before it reaches the token limit.
  error instanceof RangeError ||
  (error instanceof GraphQLError && /tokens\. Parsing aborted/.test(error.message))

/** Parses a query. Throws QueryComplexityLimitExceeded for too many tokens. */
export const parseLimited = (source: string | Source, options?: ParseOptions): DocumentNode => {
  try {
    return parse(source, { ...options, maxTokens: limits.tokens })
  } catch (error) {
    if (isAboutTokens(error)) throw tooComplex(`The query has more than ${limits.tokens} tokens.`)
    throw error
  }
}
