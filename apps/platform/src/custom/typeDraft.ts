import { withoutNulls } from '../carts/actions/withoutNulls.ts'
import { fail, ok, type Result } from '../engine/problem.ts'
import { type LocalisedInput, localisedInput } from '../graphql/localisedInput.ts'
import type { EnumValue, FieldDefinition, InputHint, TypeDefinition } from '../model/customFields.ts'
import type { Resource } from '../model/resource.ts'

type FieldDraft = {
  readonly type: Readonly<Partial<Record<Exclude<FieldDefinition['type'], 'Enum'>, object | null>>> & {
    readonly Enum?: { readonly values: readonly EnumValue[] } | null
  }
  readonly name: string
  readonly label: LocalisedInput
  readonly required: boolean
  readonly inputHint: InputHint
}

export type TypeDraft = {
  readonly key: string
  readonly name: LocalisedInput
  readonly description?: LocalisedInput | null
  readonly resourceTypeIds: readonly string[]
  readonly fieldDefinitions?: readonly FieldDraft[] | null
}

/** Resource types that can have custom fields. */
const resourceTypesWithFields = ['customer', 'line-item', 'order', 'payment', 'shopping-list']

const fieldFrom = (draft: FieldDraft): Result<FieldDefinition> => {
  const [type, ...more] = Object.keys(withoutNulls(draft.type)) as FieldDefinition['type'][]
  if (!type || more.length > 0)
    return fail('InvalidInput', `The field '${draft.name}' must have exactly one type.`)
  if (!/^[-_a-zA-Z0-9]{2,36}$/.test(draft.name))
    return fail('InvalidField', "The name of a field must be 2 to 36 letters, digits, '-' or '_'.", {
      field: 'name',
      invalidValue: draft.name,
    })
  const { name, required, inputHint } = draft
  const definition = { name, required, inputHint, type, label: localisedInput(draft.label) }
  return ok(draft.type.Enum ? { ...definition, values: draft.type.Enum.values } : definition)
}

/** Creates a type of custom fields from a draft. */
export const typeFrom = (draft: TypeDraft, stamp: Resource): Result<TypeDefinition> => {
  const unknown = draft.resourceTypeIds.find((id) => !resourceTypesWithFields.includes(id))
  if (unknown !== undefined)
    return fail('InvalidField', `'${unknown}' cannot have custom fields.`, {
      field: 'resourceTypeIds',
      invalidValue: unknown,
      allowedValues: resourceTypesWithFields,
    })
  const fieldDefinitions: FieldDefinition[] = []
  for (const field of draft.fieldDefinitions ?? []) {
    const definition = fieldFrom(field)
    if (!definition.ok) return definition
    if (fieldDefinitions.some(({ name }) => name === field.name))
      return fail('DuplicateField', `A duplicate value '${field.name}' exists for field 'name'.`, {
        field: 'name',
        duplicateValue: field.name,
      })
    fieldDefinitions.push(definition.value)
  }
  const { key, resourceTypeIds } = draft
  const description = localisedInput(draft.description)
  const name = localisedInput(draft.name)
  return ok({ ...stamp, key, name, ...(description && { description }), resourceTypeIds, fieldDefinitions })
}
