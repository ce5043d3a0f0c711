import { Columns } from '@selvedge/ui-kit/Columns'
import { Divider } from '@selvedge/ui-kit/Divider'
import { useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import type { CartData, CartResult } from './cartResult.ts'
import { useLineFocus } from './useLineFocus.ts'
import { useOptimisticCart } from './useOptimisticCart.ts'
import { useSaveBeforeLeaving } from './useSaveBeforeLeaving.ts'

type CartContentsProps = {
  readonly data: CartData & { readonly cart: NonNullable<CartData['cart']> }
  /** The result of a form that was sent without JavaScript. */
  readonly result: CartResult | undefined
}

/** The lines of the cart and its totals. */
export const CartContents = ({ data, result }: CartContentsProps) => {
  const { cart } = data
  const { lines, summary } = useOptimisticCart(data)
  const gift = useRef<HTMLFormElement>(null)
  useSaveBeforeLeaving(gift)
  const region = useLineFocus({
    lines: lines.filter(({ quantity }) => quantity > 0),
    obstacles: cart.obstacles,
  })
  return (
    <Columns layout="summary">
      <section ref={region} tabIndex={-1} aria-label={m.your_cart()}>
        <Divider tone="ink" />
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            savedQuantity={cart.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity}
            obstacles={cart.obstacles.filter(
              (obstacle) => 'lineItemIds' in obstacle && obstacle.lineItemIds.includes(line.id),
            )}
            result={result}
          />
        ))}
      </section>
      <CartSummary cart={cart} summary={summary} gift={gift} result={result} />
    </Columns>
  )
}
