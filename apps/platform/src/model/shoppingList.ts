import type { Localised } from '../engine/localised.ts'
import type { CustomFields } from './customFields.ts'
import type { Resource } from './resource.ts'

export type ShoppingListLine = {
  readonly id: string
  readonly key?: string
  readonly productId: string
  readonly productTypeId: string
  readonly variantId: number
  readonly quantity: number
  readonly addedAt: string
  readonly custom?: CustomFields
}

/** A line of a list without a product. */
export type TextLine = {
  readonly id: string
  readonly key?: string
  readonly name: Localised
  readonly description?: Localised
  readonly quantity: number
  readonly addedAt: string
}

/** A shopper's list of saved products, without prices. */
export type ShoppingList = Resource & {
  readonly name: Localised
  readonly description?: Localised
  readonly customerId?: string
  readonly anonymousId?: string
  readonly lineItems: readonly ShoppingListLine[]
  /** An absent list counts as empty. */
  readonly textLineItems?: readonly TextLine[]
  readonly custom?: CustomFields
}
