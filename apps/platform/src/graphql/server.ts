import type { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Log } from '../log/log.ts'
import type { PlatformContext } from './context.ts'
import { complexityRule } from './limits.ts'
import { asPlatformError, maskErrorWith } from './maskError.ts'
import { buildPlatformSchema } from './schema.ts'

const limitComplexity: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(complexityRule as never),
}

const isInvalidInput = (error: GraphQLError): boolean => error.extensions.code === 'InvalidInput'

/** Gives unreadable queries the platform's code, and InvalidInput its `data: null`. */
const platformErrors: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result) || !result.errors)
      return
    const errors = result.errors.map((error) => asPlatformError(error as GraphQLError))
    setResult(errors.some(isInvalidInput) ? { ...result, errors, data: null } : { ...result, errors })
  },
}

/** The GraphQL server of `POST /{projectKey}/graphql`. */
export const createGraphQLServer = (projectKey: string, log: Log) =>
  createYoga<PlatformContext>({
    schema: buildPlatformSchema(),
    graphqlEndpoint: `/${projectKey}/graphql`,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maskedErrors: { maskError: maskErrorWith(log) },
    plugins: [limitComplexity, platformErrors],
  })
