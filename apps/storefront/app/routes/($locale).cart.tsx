import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Assurances } from '@selvedge/ui-kit/Assurances'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Divider } from '@selvedge/ui-kit/Divider'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { CartLine } from '../features/cart/CartLines.tsx'
import { CartSummary } from '../features/cart/CartSummary.tsx'
import { CodeProblem } from '../features/cart/CodeProblem.tsx'
import { cartProblemText } from '../features/cart/cartProblemText.ts'
import { changeCart } from '../features/cart/changeCart.server.ts'
import { loadCart } from '../features/cart/loadCart.server.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'cart' }
export const meta: MetaFunction = () => privateMeta(m.cart_title())

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context }: LoaderFunctionArgs) => loadCart(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeCart(context.shop, await request.formData())

export default function Cart() {
  const { cart } = useLoaderData<typeof loader>()
  const change = useActionData<typeof action>()
  const paths = usePaths()
  const problem = change && 'problem' in change ? change : undefined
  return (
    <Container>
      <PageTitle size="page" title={m.your_cart()} />
      {problem && !cart ? (
        <Callout tone="error" role="alert">
          {cartProblemText(problem.problem)}
        </Callout>
      ) : null}
      {cart ? (
        <Columns layout="summary">
          <div>
            <Divider tone="ink" />
            {cart.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                {...(problem?.about === line.id ? { problem: cartProblemText(problem.problem) } : {})}
              />
            ))}
          </div>
          <CartSummary
            cart={cart}
            codeProblem={problem?.about === 'code' ? <CodeProblem problem={problem.problem} /> : undefined}
            giftAnswer={change && 'form' in change ? change.form : undefined}
            typedCode={problem?.about === 'code' ? problem.typed : undefined}
          />
        </Columns>
      ) : (
        <EmptyState
          title={m.cart_empty_title()}
          text={m.cart_empty_text()}
          action={<Button href={paths.category('printed-fabric')}>{m.hero_action()}</Button>}
        />
      )}
      <Assurances
        items={[
          { title: m.assurance_printed_title(), text: m.assurance_printed_text() },
          { title: m.assurance_returns_title(), text: m.assurance_returns_text() },
          { title: m.assurance_payment_title(), text: m.assurance_payment_text() },
        ]}
      />
    </Container>
  )
}
