import type { CustomInput, FieldInput } from '../../custom/customFields.ts'

export type AddLineItem = {
  readonly key?: string | null
  readonly sku?: string | null
  readonly productId?: string | null
  readonly variantId?: number | null
  readonly quantity?: number | null
  readonly custom?: CustomInput | null
  readonly addedAt?: string | null
}

export type LineName = { readonly lineItemId?: string | null; readonly lineItemKey?: string | null }

export type ChangeQuantity = LineName & { readonly quantity: number }

export type RemoveLineItem = LineName & { readonly quantity?: number | null }

export type SetLineCustomType = LineName & CustomInput

export type SetLineCustomField = LineName & FieldInput
