import type { CartLike, predictTotals } from '@selvedge/cart-domain'
import { useCallback, useEffect, useState } from 'react'
import type { CartView, SummaryView } from '../../../server/cart/cartViews.ts'
import { useShop } from '../frame/useShop.ts'
import { predictedSummary } from './predictedSummary.ts'

type Changes = Readonly<Record<string, number>>

/**
 * The summary of a cart that is being changed: predicted while answers are on their way, the platform's own once they are
 * here. `change` tells a line's wanted quantity, or that it has none of its own any more.
 */
export const useSummary = (cart: Pick<CartView, 'summary'>, base: CartLike | undefined) => {
  const locale = useShop()?.locale ?? 'en-US'
  const [changes, setChanges] = useState<Changes>({})
  const [predict, setPredict] = useState<typeof predictTotals>()

  // The sums are not needed for the first look at the cart: they come after it.
  useEffect(() => {
    let here = true
    if (base)
      import('./predict.ts').then(
        ({ predictTotals: loaded }) => here && setPredict(() => loaded),
        () => undefined,
      )
    return () => {
      here = false
    }
  }, [base])

  const change = useCallback(
    (lineItemId: string, quantity: number | undefined) =>
      setChanges(({ [lineItemId]: _, ...others }) =>
        quantity === undefined ? others : { ...others, [lineItemId]: quantity },
      ),
    [],
  )

  const [first, ...more] = Object.entries(changes)
  const summary: SummaryView = first
    ? predictedSummary(cart.summary, {
        predict: more.length === 0 ? predict : undefined,
        base,
        change: { lineItemId: first[0], quantity: first[1] },
        locale,
      })
    : cart.summary
  return { summary, change }
}
