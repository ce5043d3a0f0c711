import type { Localised } from '../engine/localised.ts'
import type { Resource } from './resource.ts'

export type Category = Resource & {
  readonly key: string
  readonly name: Localised
  readonly slug: Localised
  readonly description?: Localised
  readonly metaTitle?: Localised
  readonly metaDescription?: Localised
  readonly metaKeywords?: Localised
  readonly externalId?: string
  readonly orderHint: string
  readonly parentId?: string
  /** The ids of the ancestors, from the root to the parent. */
  readonly ancestorIds: readonly string[]
}

export type AttributeType = 'text' | 'number' | 'boolean' | 'set'

export type AttributeDefinition = {
  readonly name: string
  readonly label: Localised
  readonly type: AttributeType
  readonly isRequired: boolean
  readonly isSearchable: boolean
}

export type ProductType = Resource & {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly attributes: readonly AttributeDefinition[]
}

export type CustomerGroup = Resource & { readonly key: string; readonly name: string }

/** A place where goods are sold or shipped from. */
export type Channel = Resource & {
  readonly key: string
  readonly name: Localised
  readonly roles: readonly ('ProductDistribution' | 'InventorySupply')[]
}
