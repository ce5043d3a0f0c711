import type { CartLike } from '@selvedge/cart-domain'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Divider } from '@selvedge/ui-kit/Divider'
import { useEffect } from 'react'
import type { CartView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import { CartLine } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import type { CartChange } from './changeCart.server.ts'
import { useHeldLeave } from './useHeldLeave.ts'
import { useLineFocus } from './useLineFocus.ts'
import { useSummary } from './useSummary.ts'

type CartContentsProps = {
  readonly cart: CartView
  readonly base: CartLike | undefined
  /** What became of the last form. */
  readonly change: CartChange | undefined
}

/** The lines and what they come to. */
export const CartContents = ({ cart, base, change }: CartContentsProps) => {
  const { summary, change: onChange, changes } = useSummary(cart, base)
  const leave = useHeldLeave(changes)
  const { cancel } = leave
  useEffect(() => {
    if (change) cancel()
  }, [change, cancel])
  const lines = useLineFocus(cart)
  const problem = change && 'problem' in change ? change : undefined
  return (
    <Columns layout="summary">
      <section ref={lines} tabIndex={-1} aria-label={m.your_cart()}>
        <Divider tone="ink" />
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            obstacles={cart.obstacles.filter(
              (obstacle) => 'lineItemIds' in obstacle && obstacle.lineItemIds.includes(line.id),
            )}
            onTouch={leave.touch}
            onChange={onChange}
            hurry={leave.held}
            onRefused={cancel}
            {...(problem?.about === line.id ? { problem: problem.words } : {})}
          />
        ))}
      </section>
      <CartSummary
        cart={cart}
        summary={summary}
        codeRefusal={problem?.about === 'code' ? problem : undefined}
        giftFailed={problem?.about === 'gift' ? problem.words : undefined}
        giftAnswer={change && 'form' in change ? change.form : undefined}
      />
    </Columns>
  )
}
