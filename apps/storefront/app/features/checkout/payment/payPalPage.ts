type Visit = {
  readonly returnUrl: string
  readonly cancelUrl: string
  /** Comes back with the answer, so that an answer meant for another cart is not taken for this one. */
  readonly state: string
  readonly cents: number
  readonly currency: string
}

/** The address of PayPal's page for a payment. */
export const payPalPage = (page: string, { returnUrl, cancelUrl, state, cents, currency }: Visit): string => {
  const url = new URL(page)
  url.searchParams.set('return_url', returnUrl)
  url.searchParams.set('cancel_url', cancelUrl)
  url.searchParams.set('state', state)
  url.searchParams.set('amount', (cents / 100).toFixed(2))
  url.searchParams.set('currency', currency)
  return url.toString()
}
