import { createHash } from 'node:crypto'
import type { Cart } from '@selvedge/commerce-client'

type Weighed = {
  readonly lineItems: readonly (Pick<Cart['lineItems'][number], 'quantity'> & {
    readonly variant: { readonly sku: string | null } | null
  })[]
}

/** Another text whenever a cart weighs otherwise: what is in it, and how often. */
export const weightStamp = ({ lineItems }: Weighed): string =>
  createHash('sha256')
    .update(JSON.stringify(lineItems.map(({ variant, quantity }) => [variant?.sku ?? '', quantity]).sort()))
    .digest('base64url')
    .slice(0, 12)
