import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCartLine, createCartShop } from '../../../test/components/cartShop.ts'
import { cartClientAction } from './cartClientAction.ts'
import type { CartResult } from './cartResult.ts'
import { useSaveBeforeLeaving } from './useSaveBeforeLeaving.ts'

let effects = 0
let renderCartAgain = (): void => undefined

const Cart = () => {
  const [renders, setRenders] = useState(0)
  renderCartAgain = () => setRenders(renders + 1)
  useSaveBeforeLeaving(useRef<HTMLFormElement>(null))
  useEffect(() => {
    effects += 1
  })
  return <h1>Cart</h1>
}

const openCartPage = () => {
  const router = createMemoryRouter(
    [
      { path: '/cart', Component: Cart, ErrorBoundary: () => <h1>Error</h1> },
      { path: '/checkout', loader: () => null, Component: () => <h1>Checkout</h1> },
    ],
    { initialEntries: ['/cart'] },
  )
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />)
  onTestFinished(() => {
    root.unmount()
    router.dispose()
    container.remove()
  })
  return router
}

/** Starts a change of the cart, and returns the function that ends it. */
const startChange = () => {
  let respond = (_result: CartResult): void => undefined
  const response = new Promise<CartResult>((resolve) => {
    respond = resolve
  })
  const body = new FormData()
  body.set('intent', 'remove')
  const ended = cartClientAction({
    request: new Request('/cart', { method: 'POST', body }),
    params: {},
    serverAction: (async () => response) as never,
  })
  return (result: CartResult) => {
    respond(result)
    return ended
  }
}

test('follows a link only once when the cart is rendered again before the router has left the page', async () => {
  const router = openCartPage()
  // The router knows the hook's blocker after its second render.
  await vi.waitFor(() => expect(effects).toBeGreaterThan(1))
  const endChange = startChange()
  await router.navigate('/checkout')
  router.subscribe(({ blockers }) => {
    if ([...blockers.values()].some(({ state }) => state === 'proceeding')) renderCartAgain()
  })
  await endChange({ kind: 'changed', data: createCartShop(aCartLine('Quince')).loader() } as CartResult)
  renderCartAgain()
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
})
