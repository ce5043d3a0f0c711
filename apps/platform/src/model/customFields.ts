import type { Localised } from '../engine/localised.ts'
import type { Json, Resource } from './resource.ts'

/** Custom fields on a cart, a line, an order or a payment. */
export type CustomFields = { readonly typeId: string; readonly fields: Readonly<Record<string, Json>> }

export type InputHint = 'SingleLine' | 'MultiLine'

export type FieldDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: 'String' | 'Number' | 'Boolean'
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
