import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Types and typed documents of every operation. The schema is the slice that ships with this package;
 * set `COMMERCE_SCHEMA` (a file, a glob or an endpoint) to check the operations against your own project.
 */
export default {
  schema: process.env.COMMERCE_SCHEMA ?? './schema/*.graphql',
  documents: ['src/operations/**/*.graphql'],
  generates: {
    'src/generated/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
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
