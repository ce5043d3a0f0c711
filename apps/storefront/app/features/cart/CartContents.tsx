import { Columns } from '@selvedge/ui-kit/Columns'
import { Divider } from '@selvedge/ui-kit/Divider'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import type { CartData, CartResult } from './cartResult.ts'
import { useOptimisticCart } from './useOptimisticCart.ts'
import { useSaveBeforeLeaving } from './useSaveBeforeLeaving.ts'

/**
 * Moves the focus when the cart changes: to the lines when the focused one is removed, and to the blockers of the
 * checkout (`blockers`, as one text) when there is a new blocker.
 */
const useLineFocus = (lineCount: number, blockers: string) => {
  const region = useRef<HTMLDivElement>(null)
  const known = useRef({ lineCount, blockers: '' })
  useEffect(() => {
    const before = known.current
    known.current = { lineCount, blockers }
    if (blockers !== '' && blockers !== before.blockers) {
      // Runs after the focus has moved to the content of the page, for a shopper who was redirected to the cart.
      requestAnimationFrame(() => document.getElementById('blockers')?.focus())
    } else if (lineCount < before.lineCount && document.activeElement === document.body)
      region.current?.focus()
  }, [lineCount, blockers])
  return region
}

type CartContentsProps = {
  readonly data: CartData & { readonly cart: NonNullable<CartData['cart']> }
  /** The result of a form that was submitted without JavaScript. */
  readonly result: CartResult | undefined
}

/** The lines of the cart and its totals. */
export const CartContents = ({ data, result }: CartContentsProps) => {
  const { cart } = data
  const { lines, summary } = useOptimisticCart(data)
  const gift = useRef<HTMLFormElement>(null)
  useSaveBeforeLeaving(gift)
  const shownLines = lines.filter(({ quantity }) => quantity > 0)
  const region = useLineFocus(shownLines.length, cart.blockers.map(({ kind }) => kind).join(' '))
  return (
    <Columns layout="summary">
      <section ref={region} tabIndex={-1} aria-label={m.your_cart()}>
        <Divider tone="strong" />
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            savedQuantity={cart.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity}
            blockers={cart.blockers.filter(({ lineItemIds }) => lineItemIds.includes(line.id))}
            result={result}
          />
        ))}
      </section>
      <CartSummary cart={cart} summary={summary} gift={gift} result={result} />
    </Columns>
  )
}
