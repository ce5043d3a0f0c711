import { createYoga, type Plugin } from 'graphql-yoga'
import type { Log } from '../log/log.ts'
import type { PlatformContext } from './context.ts'
import { complexityRule } from './limits.ts'
import { maskErrorWith } from './maskError.ts'
import { buildPlatformSchema } from './schema.ts'

const limitComplexity: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(complexityRule as never),
}

/** InvalidInput answers with `data: null` beside its errors, as the platform does. */
const nullDataOnInvalidInput: Plugin = {
  onExecute: () => ({
    onExecuteDone: ({ result, setResult }) => {
      if (Symbol.asyncIterator in result) return
      if (result.errors?.some((error) => error.extensions.code === 'InvalidInput'))
        setResult({ ...result, data: null })
    },
  }),
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
    plugins: [limitComplexity, nullDataOnInvalidInput],
  })
