import type { CustomFields, FieldDefinition, TypeDefinition } from '../../model/customFields.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { type NameFilter, selects } from './nameFilter.ts'
import { reference } from './reference.ts'

export const customFieldTypes = {
  CustomFieldsType: {
    typeRef: (custom: CustomFields) => reference('type', custom.typeId),
    type: async (custom: CustomFields, _: unknown, context: PlatformContext) =>
      (await context.reference()).types.get(custom.typeId),
    customFieldsRaw: (custom: CustomFields, filter: NameFilter) =>
      Object.entries(custom.fields)
        .map(([name, value]) => ({ name, value }))
        .filter(selects(filter)),
  },
  TypeDefinition: {
    ...localisedField('name'),
    ...localisedField('description'),
    fieldDefinitions: (type: TypeDefinition, filter: NameFilter) =>
      type.fieldDefinitions.filter(selects(filter)),
  },
  FieldDefinition: {
    ...localisedField('label'),
    inputHint: (definition: FieldDefinition) => definition.inputHint ?? 'SingleLine',
    type: ({ type, values }: FieldDefinition) => ({ name: type, values }),
  },
  FieldType: { __resolveType: ({ name }: { readonly name: FieldDefinition['type'] }) => `${name}Type` },
}
