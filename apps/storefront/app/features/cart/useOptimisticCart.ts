import { useFetchers } from '@remix-run/react'
import {
  type CartLike,
  type PredictedAmount,
  predictTotals,
  type QuantityChange,
} from '@selvedge/cart-domain'
import type { LineView, SummaryView } from '../../../server/cart/cartView.ts'
import { formatCents } from '../../i18n/money.ts'
import { UPDATING_TEXT } from '../../i18n/updating.ts'
import { useShop } from '../frame/useShop.ts'
import { pendingChange } from './CartForm.tsx'
import type { CartData } from './cartResult.ts'

type Prediction = {
  /** The data from which totals are predicted; `undefined` when they cannot be predicted. */
  readonly base: CartLike | undefined
  /** The lines whose quantity changes. */
  readonly changes: readonly QuantityChange[]
  readonly locale: string
}

/**
 * Returns a cart's summary after lines have changed. An amount that cannot be predicted is marked as updating, never
 * guessed.
 */
export const optimisticSummary = (
  summary: SummaryView,
  { base, changes, locale }: Prediction,
): SummaryView => {
  if (changes.length === 0) return summary
  const known = base && predictTotals(base, changes, { discountsMayChange: false })
  const write = (cents: PredictedAmount<number | undefined> | undefined, before: string): string => {
    // A new quantity does not create an amount that was missing, such as the tax before an address is known.
    if (before === '') return ''
    return typeof cents === 'number' ? formatCents(cents, summary.currency, locale) : UPDATING_TEXT
  }
  const [only, ...more] = summary.discounts
  return {
    ...summary,
    subtotal: write(known?.subtotal, summary.subtotal),
    discounts:
      only && more.length === 0 && typeof known?.discount === 'number'
        ? [{ name: only.name, amount: formatCents(-known.discount, summary.currency, locale) }]
        : summary.discounts.map(({ name }) => ({ name, amount: UPDATING_TEXT })),
    shipping: write(known?.discountedShipping, summary.shipping),
    shippingWas: summary.shippingWas && write(known?.shipping, summary.shippingWas),
    shippingDiscounts: summary.shippingDiscounts.map(({ name, amount }) => ({
      name,
      amount: typeof known?.discountedShipping === 'number' ? amount : UPDATING_TEXT,
    })),
    free: summary.free && known?.discountedShipping === 0,
    tax: write(known?.tax, summary.tax),
    total: write(known?.total, summary.total),
    totalCents: typeof known?.total === 'number' ? known.total : 0,
  }
}

type Pending = NonNullable<ReturnType<typeof pendingChange>>

/** A line's quantity after the pending changes, in units; 0 when it is being removed. */
const quantityAfter = (line: Pick<LineView, 'id' | 'quantity'>, changes: readonly Pending[]): number =>
  changes.reduce((quantity, change) => {
    const isOwn = change.lineItemId === line.id
    if (change.intent === 'keep-only') return isOwn ? 1 : 0
    if (!isOwn) return quantity
    if (change.intent === 'quantity') return change.quantity
    return change.intent === 'remove' || change.intent === 'move-to-wishlist' ? 0 : quantity
  }, line.quantity)

/**
 * Returns the lines and totals of a cart after the changes that fetchers are submitting. A line that is being removed
 * has the quantity 0; amounts that only the platform knows are marked as updating.
 */
export const useOptimisticCart = ({
  cart,
  base,
}: CartData & { readonly cart: NonNullable<CartData['cart']> }): {
  readonly lines: readonly LineView[]
  readonly summary: SummaryView
} => {
  const locale = useShop()?.locale ?? 'en-US'
  const pending = useFetchers().flatMap((fetcher) =>
    fetcher.key.startsWith('cart ') ? (pendingChange(fetcher) ?? []) : [],
  )
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantityAfter(line, pending) }))
  const changes = lines
    .filter(({ quantity }, at) => quantity !== cart.lines[at]?.quantity)
    .map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  return {
    lines,
    summary: {
      ...optimisticSummary(cart.summary, { base, changes, locale }),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  }
}
