import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { PlatformContext } from './context.ts'
import { resolvers } from './resolvers/resolvers.ts'

/** Reads the SDL that the client package publishes. */
const typeDefinitions = (): string[] => {
  const manifest = createRequire(import.meta.url).resolve('@selvedge/commerce-client/package.json')
  const folder = join(dirname(manifest), 'schema')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

let schema: GraphQLSchema | undefined

/** Returns the executable schema, which is built once. */
export const getPlatformSchema = (): GraphQLSchema => {
  schema ??= createSchema<PlatformContext>({
    typeDefs: typeDefinitions(),
    // graphql validates arguments against the SDL before a resolver runs.
    resolvers: resolvers as never,
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  })
  return schema
}
