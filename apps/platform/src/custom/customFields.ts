import { fail, ok, type Result } from '../engine/problem.ts'
import type { CustomFields, FieldDefinition, TypeDefinition } from '../model/customFields.ts'
import type { Json } from '../model/resource.ts'
import { parseJson } from './parseJson.ts'

export type FieldInput = { readonly name: string; readonly value?: string | null }

export type TypeIdentifier = { readonly id?: string | null; readonly key?: string | null }

export type CustomInput = {
  readonly type?: TypeIdentifier | null
  readonly typeKey?: string | null
  readonly typeId?: string | null
  readonly fields?: readonly FieldInput[] | null
}

type Types = ReadonlyMap<string, TypeDefinition>

const typeOfValue = { String: 'string', Number: 'number', Boolean: 'boolean', Enum: 'string' } as const

const readField = (definition: FieldDefinition | undefined, field: FieldInput): Result<Json> => {
  if (!definition)
    return fail('InvalidField', `The field '${field.name}' is not defined.`, {
      field: field.name,
      invalidValue: field.value,
    })
  const value = parseJson(field.value ?? 'null')
  if (!value.ok || value.value === null) return value
  if (definition.type === 'Enum' && !definition.values?.some(({ key }) => key === value.value))
    return fail('InvalidField', `The field '${field.name}' must be the key of one of its values.`, {
      field: field.name,
      invalidValue: value.value,
      allowedValues: definition.values?.map(({ key }) => key) ?? [],
    })
  if (typeof value.value === typeOfValue[definition.type]) return value
  return fail('InvalidField', `The field '${field.name}' needs a ${definition.type}.`, {
    field: field.name,
    invalidValue: value.value,
  })
}

const withField = (custom: CustomFields, type: TypeDefinition, field: FieldInput): Result<CustomFields> => {
  const value = readField(
    type.fieldDefinitions.find((d) => d.name === field.name),
    field,
  )
  if (!value.ok) return value
  const { [field.name]: _, ...others } = custom.fields
  return ok({ ...custom, fields: value.value === null ? others : { ...others, [field.name]: value.value } })
}

const findType = (input: CustomInput, types: Types): TypeDefinition | undefined => {
  const id = input.typeId ?? input.type?.id
  const key = input.typeKey ?? input.type?.key
  return id ? types.get(id) : [...types.values()].find((type) => type.key === key)
}

const hasTypeIdentifier = (input: CustomInput): boolean =>
  Boolean(input.typeId ?? input.typeKey ?? input.type?.id ?? input.type?.key)

/**
 * Parses the custom fields of a draft for a kind of resource. Returns `undefined` when the draft names no type. An
 * update action then clears the existing fields.
 */
export const parseCustomFields = (
  input: CustomInput | null | undefined,
  resourceTypeId: string,
  types: Types,
): Result<CustomFields | undefined> => {
  if (!input) return ok(undefined)
  if (!hasTypeIdentifier(input))
    return input.fields?.length
      ? fail('InvalidInput', "Custom fields were given without the 'type' that defines them.")
      : ok(undefined)
  const type = findType(input, types)
  const identifier = input.typeId ?? input.typeKey ?? input.type?.id ?? input.type?.key
  if (!type)
    return fail(
      'ReferencedResourceNotFound',
      `The referenced object of type 'type' with identifier '${identifier}' was not found.`,
      {
        typeId: 'type',
        ...((input.typeId ?? input.type?.id) && { id: identifier }),
        ...((input.typeKey ?? input.type?.key) && { key: identifier }),
      },
    )
  if (!type.resourceTypeIds.includes(resourceTypeId))
    return fail(
      'InvalidOperation',
      `The type '${type.key}' is not for resources of type '${resourceTypeId}'.`,
    )
  let custom: CustomFields = { typeId: type.id, fields: {} }
  for (const field of input.fields ?? []) {
    const next = withField(custom, type, field)
    if (!next.ok) return next
    custom = next.value
  }
  const missing = type.fieldDefinitions.find((d) => d.required && custom.fields[d.name] === undefined)
  return missing
    ? fail('RequiredField', `Missing required field '${missing.name}'.`, { field: missing.name })
    : ok(custom)
}

/** Sets one custom field, or removes it when there is no value. */
export const setCustomField = (
  custom: CustomFields | undefined,
  field: FieldInput,
  types: Types,
): Result<CustomFields> => {
  const type = custom && types.get(custom.typeId)
  if (!custom || !type)
    return fail('InvalidOperation', 'A custom field cannot be set: the resource has no custom type.')
  const removes = field.value === null || field.value === undefined
  if (removes && custom.fields[field.name] === undefined)
    return fail('InvalidOperation', `The custom field '${field.name}' is not set and cannot be removed.`)
  return withField(custom, type, field)
}
