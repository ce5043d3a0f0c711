import { useMatches } from '@remix-run/react'
import type { CheckoutStep } from '@selvedge/cart-domain'

type CheckoutPosition = {
  readonly open: CheckoutStep
  /** The steps that can be opened: the first incomplete one and all before it. */
  readonly reachable: readonly CheckoutStep[]
}

const isPosition = (data: unknown): data is CheckoutPosition =>
  typeof data === 'object' && data !== null && 'open' in data && 'reachable' in data

/** The open step of the checkout, as its loader decided; the server never receives the address's hash. */
export const useCheckoutStep = (): CheckoutPosition =>
  useMatches()
    .map(({ data }) => data)
    .find(isPosition) ?? { open: 'shipping', reachable: [] }
