import type { Localised } from '../engine/localised.ts'
import type { Json, Resource } from './resource.ts'

/** Custom fields on a cart, a line, an order or a payment. */
export type CustomFields = { readonly typeId: string; readonly fields: Readonly<Record<string, Json>> }

export type InputHint = 'SingleLine' | 'MultiLine'

/** One of the values that a field of type Enum may have. */
export type EnumValue = { readonly key: string; readonly label: string }

export type FieldDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: 'String' | 'Number' | 'Boolean' | 'Enum'
  /** Of a field of type Enum: what it may be. Kept in a line by its key. */
  readonly values?: readonly EnumValue[]
  readonly required: boolean
  /** Absent: SingleLine. */
  readonly inputHint?: InputHint
}

/** A Type: which custom fields a resource may carry. */
export type TypeDefinition = Resource & {
  readonly key: string
  readonly name: Localised
  readonly description?: Localised
  readonly resourceTypeIds: readonly string[]
  readonly fieldDefinitions: readonly FieldDefinition[]
}
