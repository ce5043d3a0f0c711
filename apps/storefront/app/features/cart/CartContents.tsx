import type { CartLike } from '@selvedge/cart-domain'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Divider } from '@selvedge/ui-kit/Divider'
import type { CartView } from '../../../server/cart/cartViews.ts'
import { CartLine } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CodeProblem } from './CodeProblem.tsx'
import { cartProblemText } from './cartProblemText.ts'
import type { CartChange } from './changeCart.server.ts'
import { useSummary } from './useSummary.ts'

type CartContentsProps = {
  readonly cart: CartView
  readonly base: CartLike | undefined
  /** What became of the last form. */
  readonly change: CartChange | undefined
}

/** The lines and what they come to. */
export const CartContents = ({ cart, base, change }: CartContentsProps) => {
  const { summary, change: onChange } = useSummary(cart, base)
  const problem = change && 'problem' in change ? change : undefined
  return (
    <Columns layout="summary">
      <div>
        <Divider tone="ink" />
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onChange={onChange}
            {...(problem?.about === line.id ? { problem: cartProblemText(problem.problem) } : {})}
          />
        ))}
      </div>
      <CartSummary
        cart={cart}
        summary={summary}
        codeProblem={problem?.about === 'code' ? <CodeProblem problem={problem.problem} /> : undefined}
        giftAnswer={change && 'form' in change ? change.form : undefined}
        typedCode={problem?.about === 'code' ? problem.typed : undefined}
      />
    </Columns>
  )
}
