/** The numbered steps of the checkout (spec §4). */
export const checkoutSteps = ['shipping', 'billing', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What the step rules read of a checkout. */
export type CheckoutProgress = {
  readonly lineItems: readonly unknown[]
  readonly customerEmail?: string | null
  readonly shippingAddress?: unknown
  readonly billingAddress?: unknown
  readonly shippingInfo?: { readonly shippingMethodState?: string } | null
  readonly hasPayment: boolean
}

/** A step as a header shows it. */
export type CheckoutStepState = {
  readonly step: CheckoutStep
  /** 1, 2 or 3. */
  readonly number: number
  readonly state: 'done' | 'open' | 'ahead'
  readonly clickable: boolean
}

/** Whether it is known to whom and how it goes. A way of delivery that the cart has outgrown does not count. */
export const shippingDone = ({ customerEmail, shippingAddress, shippingInfo }: CheckoutProgress): boolean =>
  Boolean(
    customerEmail &&
      shippingAddress &&
      shippingInfo &&
      shippingInfo.shippingMethodState !== 'DoesNotMatchCart',
  )

const billingDone = (progress: CheckoutProgress): boolean =>
  shippingDone(progress) && Boolean(progress.billingAddress && progress.hasPayment)

/** The first step that still needs something; an empty cart has none. */
export const openStep = (progress: CheckoutProgress): CheckoutStep | 'cart' => {
  if (progress.lineItems.length === 0) return 'cart'
  if (!shippingDone(progress)) return 'shipping'
  return billingDone(progress) ? 'review' : 'billing'
}

/** Whether a step can be opened: the first incomplete one and all before it; none while the cart is empty (spec §2). */
export const canOpen = (progress: CheckoutProgress, step: CheckoutStep): boolean => {
  const open = openStep(progress)
  return open !== 'cart' && checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open)
}

/** The steps as a header shows them, on whichever page it stands. */
export const checkoutStepStates = (progress: CheckoutProgress): readonly CheckoutStepState[] => {
  const open = openStep(progress)
  const at = open === 'cart' ? -1 : checkoutSteps.indexOf(open)
  return checkoutSteps.map((step, index) => ({
    step,
    number: index + 1,
    state: index < at ? 'done' : index === at ? 'open' : 'ahead',
    clickable: index <= at,
  }))
}

/** Where the browser's back leads: from billing and review to the cart (spec §2). */
export const backTarget = (step: CheckoutStep): 'cart' | 'page-before' =>
  step === 'shipping' ? 'page-before' : 'cart'
