import type { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Log } from '../log/log.ts'
import type { PlatformContext } from './context.ts'
import { limitQueries } from './limits/limitQueries.ts'
import { asPlatformError, maskErrorWith } from './maskError.ts'
import { getPlatformSchema } from './schema.ts'
import { statusOf } from './statusOf.ts'

const requestErrorCodes: ReadonlySet<unknown> = new Set(['InvalidInput', 'QueryComplexityLimitExceeded'])

/** Converts errors to the platform's format, and sets `data: null` when an error rejects the whole request. */
const platformErrors: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result) || !result.errors)
      return
    const errors = result.errors.map((error) => asPlatformError(error as GraphQLError))
    const codes = errors.map((error) => error.extensions.code)
    const isRefused = codes.some((code) => requestErrorCodes.has(code))
    const waits = errors.map(({ extensions }) => Number(extensions.retryAfter ?? 0))
    const headers = codes.includes('TooManyRequests') ? { 'retry-after': String(Math.max(...waits)) } : {}
    const extensions = { http: { status: statusOf(codes), headers } }
    setResult({ ...result, errors, extensions, ...(isRefused && { data: null }) })
  },
}

/** The GraphQL server of `POST /{projectKey}/graphql`. */
export const createGraphQLServer = (projectKey: string, log: Log) =>
  createYoga<PlatformContext>({
    schema: getPlatformSchema(),
    graphqlEndpoint: `/${projectKey}/graphql`,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maskedErrors: { maskError: maskErrorWith(log) },
    plugins: [limitQueries, platformErrors],
  })
