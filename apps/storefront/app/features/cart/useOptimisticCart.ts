import { useFetchers } from '@remix-run/react'
import type { LineView, SummaryView } from '../../../server/cart/cartViews.ts'
import { useShop } from '../frame/useShop.ts'
import { pendingChange } from './CartForm.tsx'
import type { CartData } from './cartResult.ts'
import { optimisticSummary } from './optimisticSummary.ts'

type Pending = NonNullable<ReturnType<typeof pendingChange>>

/** A line's quantity after the pending changes, in units; 0 when it leaves the cart. */
const quantityAfter = (line: Pick<LineView, 'id' | 'quantity'>, changes: readonly Pending[]): number =>
  changes.reduce((quantity, change) => {
    const isOwn = change.lineItemId === line.id
    if (change.intent === 'keep-only') return isOwn ? 1 : 0
    if (!isOwn) return quantity
    if (change.intent === 'quantity') return change.quantity
    return change.intent === 'remove' || change.intent === 'move-to-wishlist' ? 0 : quantity
  }, line.quantity)

type OptimisticCart = {
  /** Every line that the platform has; one that is about to leave has the quantity 0. */
  readonly lines: readonly LineView[]
  readonly summary: SummaryView
}

/** The lines and totals of a cart as they will be after its pending changes. Amounts that only the platform can tell are marked as updating. */
export const optimisticCart = (
  { cart, base }: CartData & { readonly cart: NonNullable<CartData['cart']> },
  pending: readonly Pending[],
  locale: string,
): OptimisticCart => {
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantityAfter(line, pending) }))
  const changes = lines
    .filter(({ id, quantity }) => cart.lines.some((line) => line.id === id && line.quantity !== quantity))
    .map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  return {
    lines,
    summary: {
      ...optimisticSummary(cart.summary, { base, changes, locale }),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  }
}

/** The cart as it will be after the changes that fetchers are sending. */
export const useOptimisticCart = (
  data: CartData & { readonly cart: NonNullable<CartData['cart']> },
): OptimisticCart => {
  const locale = useShop()?.locale ?? 'en-US'
  const pending = useFetchers().flatMap((fetcher) =>
    fetcher.key.startsWith('cart ') ? (pendingChange(fetcher) ?? []) : [],
  )
  return optimisticCart(data, pending, locale)
}
