import { useMatches } from '@remix-run/react'
import type { CheckoutStep } from '@selvedge/cart-domain'

const steps: readonly CheckoutStep[] = ['shipping', 'billing', 'review']

type CheckoutPosition = {
  readonly open: CheckoutStep
  /** The steps that could be opened: the first incomplete one and all before it. */
  readonly reachable: readonly CheckoutStep[]
}

/** Where the checkout stands, as its loader decided; the server never sees the address's hash. */
export const useCheckoutStep = (): CheckoutPosition => {
  for (const { data } of useMatches())
    if (typeof data === 'object' && data !== null && 'open' in data && 'reachable' in data) {
      const { open, reachable } = data
      return {
        open: steps.find((step) => step === open) ?? 'shipping',
        reachable: steps.filter((step) => Array.isArray(reachable) && reachable.includes(step)),
      }
    }
  return { open: 'shipping', reachable: [] }
}
