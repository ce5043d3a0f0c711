import type { CartLike } from '@selvedge/cart-domain'
import { useCallback, useEffect, useState } from 'react'
import type { CartView, SummaryView } from '../../../server/cart/cartViews.ts'
import { UPDATING } from '../../i18n/updating.ts'
import { useShop } from '../frame/useShop.ts'
import type { predict as predictSummary } from './predict.ts'

/** The wanted quantities that the platform does not have yet, by line. */
export type Changes = Readonly<Record<string, number>>

/**
 * The summary of a cart that is being changed: predicted while answers are on their way, the platform's own once they are
 * here. `change` tells a line's wanted quantity, or that it has none of its own any more.
 */
export const useSummary = (cart: Pick<CartView, 'summary'>, base: CartLike | undefined) => {
  const locale = useShop()?.locale ?? 'en-US'
  const [changes, setChanges] = useState<Changes>({})
  const [predict, setPredict] = useState<typeof predictSummary>()

  // The sums are not needed for the first look at the cart: they come after it.
  useEffect(() => {
    let here = true
    import('./predict.ts').then(
      ({ predict: loaded }) => here && setPredict(() => loaded),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])

  const change = useCallback(
    (lineItemId: string, quantity: number | undefined) =>
      setChanges(({ [lineItemId]: _, ...others }) =>
        quantity === undefined ? others : { ...others, [lineItemId]: quantity },
      ),
    [],
  )

  const [first, ...more] = Object.entries(changes)
  const summary = ((): SummaryView => {
    if (!first) return cart.summary
    const [lineItemId, quantity] = first
    return predict
      ? predict(cart.summary, {
          plain: more.length === 0,
          base,
          change: { lineItemId, quantity },
          locale,
        })
      : { ...cart.summary, subtotal: UPDATING, total: UPDATING, totalCents: 0 }
  })()
  return { summary, change, changes }
}
