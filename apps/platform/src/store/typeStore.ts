import { referenceDocuments } from '../db/schema.ts'
import { duplicateField } from '../graphql/platformError.ts'
import type { TypeDefinition } from '../model/customFields.ts'
import { resourceStore } from './resourceStore.ts'

/** Types of custom fields. They stand among the reference data, where everything else reads them. */
export const typeStore = resourceStore<TypeDefinition>(
  'type',
  referenceDocuments,
  ({ key }) => ({ kind: 'type', key }),
  (_, { key }) => duplicateField('key', key),
)
