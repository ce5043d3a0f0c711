// This file is type-checked but never run. It checks that the packages' types are exact even without the package
// `graphql`.
import {
  type Cart,
  GetActiveCartDocument,
  GetProductBySlugDocument,
  runQuery,
} from '@selvedge/commerce-client'

type IsAny<Type> = 0 extends 1 & Type ? true : false
type ClientLike = Parameters<typeof runQuery>[0]

export const isDocumentAny: IsAny<typeof GetActiveCartDocument> = false
export const isCartAny: IsAny<Cart> = false

/** Contains correct code, which the compiler must accept, and wrong variables and fields, which it must reject. */
export const readLineIds = async (client: ClientLike): Promise<string[]> => {
  // @ts-expect-error: the slug is missing.
  await runQuery(client, GetProductBySlugDocument, {})
  const found = await runQuery(client, GetActiveCartDocument, {})
  if (!found.ok) return []
  const cart = found.value.me.activeCart
  const isLineAny: IsAny<NonNullable<typeof cart>['lineItems'][number]> = false
  // @ts-expect-error: a cart has no such field.
  const unknown = cart?.unknownField
  return isLineAny || unknown ? [] : (cart?.lineItems.map(({ id }) => id) ?? [])
}
