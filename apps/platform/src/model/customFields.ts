import type { Localised } from '../engine/localised.ts'
import type { Json, Resource } from './resource.ts'

/** The custom fields of a resource. */
export type CustomFields = { readonly typeId: string; readonly fields: Readonly<Record<string, Json>> }

export type InputHint = 'SingleLine' | 'MultiLine'

/** A value of a field of type Enum. */
export type EnumValue = { readonly key: string; readonly label: string }

export type FieldDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: 'String' | 'Number' | 'Boolean' | 'Enum'
  /** The values of a field of type Enum. Resources store the key. */
  readonly values?: readonly EnumValue[]
  readonly required: boolean
  /** SingleLine by default. */
  readonly inputHint?: InputHint
}

/** A Type: defines the custom fields of resources. */
export type TypeDefinition = Resource & {
  readonly key: string
  readonly name: Localised
  readonly description?: Localised
  readonly resourceTypeIds: readonly string[]
  readonly fieldDefinitions: readonly FieldDefinition[]
}
