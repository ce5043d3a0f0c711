import { type DocumentNode, GraphQLError, type ParseOptions, parse, type Source } from 'graphql'
import { limits } from './limits.ts'
import { tooComplex } from './tooComplex.ts'

const isAboutTokens = (error: unknown): boolean =>
  // Brackets nested thousands deep end the parser's stack before its tokens.
  error instanceof RangeError ||
  (error instanceof GraphQLError && /tokens\. Parsing aborted/.test(error.message))

/** Parses a query, unless it has more tokens than any honest one. */
export const parseLimited = (source: string | Source, options?: ParseOptions): DocumentNode => {
  try {
    return parse(source, { ...options, maxTokens: limits.tokens })
  } catch (error) {
    if (isAboutTokens(error)) throw tooComplex(`The query has more than ${limits.tokens} tokens.`)
    throw error
  }
}
