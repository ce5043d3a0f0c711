import type { Client } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import type { Result } from '../result/result.ts'
import { readLists } from './readLists.ts'

/**
 * Returns the SKUs on the shopper's wishlist, so that a product page can show whether the product is saved. Fails with a
 * {@link CommerceProblem}.
 */
export const getSavedSkus = async (client: Client): Promise<Result<readonly string[], CommerceProblem>> => {
  const lists = await readLists(client)
  return lists.ok
    ? {
        ok: true,
        value: lists.value.flatMap(({ lineItems }) => lineItems.flatMap(({ variant }) => variant?.sku ?? [])),
      }
    : lists
}
