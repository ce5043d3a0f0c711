import { useMatches } from '@remix-run/react'

type Step = 'shipping' | 'billing' | 'review'
const steps: readonly Step[] = ['shipping', 'billing', 'review']

/** The open step, as the checkout's loader decided; the server never sees the address's hash. */
export const useCheckoutStep = (): Step => {
  for (const { data } of useMatches())
    if (typeof data === 'object' && data !== null && 'open' in data)
      return steps.find((step) => step === data.open) ?? 'shipping'
  return 'shipping'
}
