import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { Assurances } from '@selvedge/ui-kit/Assurances'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { useEffect, useRef } from 'react'
import { CartContents } from '../features/cart/CartContents.tsx'
import { extrasReady } from '../features/cart/CartExtras.tsx'
import { changeCart } from '../features/cart/changeCart.server.ts'
import { keepCart } from '../features/cart/keepCart.ts'
import { loadCartPage } from '../features/cart/loadCart.server.ts'
import { SavedNote } from '../features/cart/SavedNote.tsx'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'cart' }
export const meta: MetaFunction = () => privateMeta(m.cart_title())

export const shouldRevalidate = revalidateAfterActions

export const loader = ({ context }: LoaderFunctionArgs) => loadCartPage(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeCart(context.shop, await request.formData())

export const clientAction = keepCart

/** Whoever comes by script finds the page whole: what is opened on a stand-in would close when the part comes. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
  const [cart] = await Promise.all([serverLoader<typeof loader>(), extrasReady()])
  return cart
}

export default function Cart() {
  const { cart, base } = useLoaderData<typeof loader>()
  const change = useActionData<typeof action>()
  const paths = usePaths()
  const [search] = useSearchParams()
  const saved = search.get('saved') === '1'
  // The last line that leaves takes the focus with it: it goes to what is there instead.
  const had = useRef(false)
  useEffect(() => {
    if (had.current && !cart) document.getElementById('content')?.focus()
    had.current = cart !== undefined
  }, [cart])
  const problem = change && 'problem' in change ? change : undefined
  return (
    <Container>
      <PageTitle size="page" title={m.your_cart()} />
      <Stack gap="xl">
        <Stack gap="l">
          {saved ? <SavedNote /> : null}
          {problem && !cart ? (
            <Callout tone="error" role="alert">
              {problem.words}
            </Callout>
          ) : null}
          {cart ? (
            <CartContents cart={cart} base={base} change={change} />
          ) : (
            <EmptyState
              title={m.cart_empty_title()}
              text={m.cart_empty_text()}
              action={<Button href={paths.category('printed-fabric')}>{m.hero_action()}</Button>}
            />
          )}
        </Stack>
        <Assurances
          items={[
            // Of a membership nothing is printed or sent back.
            ...(cart && !cart.summary.shipped
              ? []
              : [
                  { title: m.assurance_printed_title(), text: m.assurance_printed_text() },
                  { title: m.assurance_returns_title(), text: m.assurance_returns_text() },
                ]),
            { title: m.assurance_payment_title(), text: m.assurance_payment_text() },
          ]}
        />
      </Stack>
    </Container>
  )
}
