import { referenceDocuments } from '../db/schema.ts'
import { duplicateField } from '../graphql/platformError.ts'
import type { TypeDefinition } from '../model/customFields.ts'
import { resourceStore } from './resourceStore.ts'

/** Stores types of custom fields, which are part of the reference data. */
export const typeStore = resourceStore<TypeDefinition>(
  'type',
  referenceDocuments,
  ({ key }) => ({ kind: 'type', key }),
  (_, { key }) => duplicateField('key', key),
)
