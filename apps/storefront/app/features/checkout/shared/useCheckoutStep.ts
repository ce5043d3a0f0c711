import { useMatches } from '@remix-run/react'
import type { CheckoutStep } from '@selvedge/cart-domain'

type CheckoutPosition = {
  readonly open: CheckoutStep
  /** The steps that can be opened: the first incomplete step and all steps before it. */
  readonly reachable: readonly CheckoutStep[]
}

const isPosition = (data: unknown): data is CheckoutPosition =>
  typeof data === 'object' && data !== null && 'open' in data && 'reachable' in data

/**
 * Returns the open step of the checkout, which the loader decides: the server never receives the URL's fragment, which
 * names the step in the browser.
 */
export const useCheckoutStep = (): CheckoutPosition =>
  useMatches()
    .map(({ data }) => data)
    .find(isPosition) ?? { open: 'shipping', reachable: [] }
