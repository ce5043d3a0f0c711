import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { BenefitList } from '@selvedge/ui-kit/BenefitList'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useEffect, useRef } from 'react'
import { CartContents } from '../features/cart/CartContents.tsx'
import { cartClientAction, lastCartResult, useConfirmedCart } from '../features/cart/cartClientAction.ts'
import type { CartResult } from '../features/cart/cartResult.ts'
import { changeCart } from '../features/cart/changeCart.server.ts'
import { loadCart } from '../features/cart/loadCart.server.ts'
import { SavedNote } from '../features/cart/SavedNote.tsx'
import { useRefusalToast } from '../features/cart/useRefusalToast.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths, useShop } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'cart' }
export const meta: MetaFunction = () => privateMeta(m.cart_title())
/**
 * A successful change returns the changed cart, so nothing is loaded again. After a refused change the cart may be out
 * of date, so it is loaded again.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}) =>
  actionResult === undefined
    ? defaultShouldRevalidate
    : actionStatus !== 503 && (actionResult as CartResult | null)?.kind !== 'changed'

export const loader = ({ context }: LoaderFunctionArgs) => loadCart(context.shop)
export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeCart(context.shop, await request.formData())
export const clientAction = cartClientAction

export default function Cart() {
  const data = useConfirmedCart(useLoaderData<typeof loader>())
  const { cart } = data
  useRefusalToast()
  const result = useActionData<CartResult>()
  const paths = usePaths()
  const [search] = useSearchParams()
  const latest = lastCartResult()
  const isMoved =
    search.get('saved') === '1' ||
    (latest?.kind === 'changed' && latest.intent === 'move-to-wishlist' && latest.data === data)
  // When the last line is removed, the focus moves to the content of the empty cart. When the line was moved to the
  // wishlist, the confirmation takes the focus instead.
  const hadLines = useRef(false)
  useEffect(() => {
    if (hadLines.current && !cart && !isMoved) document.getElementById('content')?.focus()
    hadLines.current = cart !== undefined
  }, [cart, isMoved])
  const start = useShop()?.site.start
  return (
    <Container>
      <PageTitle size="page" title={m.your_cart()} />
      <Stack gap="xl">
        <Stack gap="l">
          {isMoved ? <SavedNote /> : null}
          {result?.kind === 'refused' && !cart ? (
            <Callout tone="error" role="alert">
              {result.message}
            </Callout>
          ) : null}
          {cart ? (
            <CartContents data={{ ...data, cart }} result={result} />
          ) : (
            <EmptyState
              title={m.cart_empty_title()}
              text={m.cart_empty_text()}
              action={
                <Button href={start?.href ?? paths.category('printed-fabric')}>
                  {start?.label ?? m.empty_action()}
                </Button>
              }
            />
          )}
        </Stack>
        <BenefitList
          items={[
            // A membership is neither printed nor returned.
            ...(cart && !cart.summary.shipped
              ? []
              : [
                  // Plain fabric is cut, not printed.
                  ...(cart?.summary.printed === false
                    ? []
                    : [{ title: m.assurance_printed_title(), text: m.assurance_printed_text() }]),
                  { title: m.assurance_returns_title(), text: m.assurance_returns_text() },
                ]),
            { title: m.assurance_payment_title(), text: m.assurance_payment_text() },
          ]}
        />
      </Stack>
    </Container>
  )
}
