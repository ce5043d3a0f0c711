import { createRequire } from 'node:module'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { commerceSchema } from './codegen/commerceSchema.ts'
import { compactDocuments } from './codegen/compactDocuments.ts'
import { withDocComments } from './codegen/docComments.ts'

const require = createRequire(import.meta.url)

/**
 * Generates the types and typed documents of every operation, validated against the schema extract or the schema of a
 * project.
 */
export default {
  schema: commerceSchema(process.env),
  documents: ['src/operations/**/*.graphql'],
  pluginLoader: async (name: string) =>
    withDocComments(name.endsWith('compact-documents') ? compactDocuments : require(name)),
  generates: {
    'src/generated/documents.ts': {
      plugins: ['typescript-operations', 'compact-documents'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        avoidOptionals: { field: true },
        inlineFragmentTypes: 'combine',
        scalars: {
          Long: 'number',
          Country: 'string',
          Currency: 'string',
          Locale: 'string',
          DateTime: 'string',
          Date: 'string',
          Json: 'unknown',
          KeyReferenceInput: 'string',
        },
      },
    },
  },
} satisfies CodegenConfig
