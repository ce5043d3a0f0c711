/** The numbered steps of the checkout (spec §4). */
export const checkoutSteps = ['shipping', 'billing', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The data of a checkout that the step rules read. */
export type CheckoutProgress = {
  readonly lineItems: readonly unknown[]
  readonly customerEmail?: string | null
  readonly shippingAddress?: unknown
  readonly billingAddress?: unknown
  readonly shippingInfo?: { readonly shippingMethodState?: string } | null
  readonly hasPayment: boolean
}

/** A step in the header. */
export type CheckoutStepState = {
  readonly step: CheckoutStep
  /** 1, 2 or 3. */
  readonly number: number
  readonly state: 'done' | 'open' | 'ahead'
  readonly clickable: boolean
}

/** Whether address and shipping method are known. A method that no longer matches the cart does not count. */
export const shippingDone = ({ customerEmail, shippingAddress, shippingInfo }: CheckoutProgress): boolean =>
  Boolean(
    customerEmail &&
      shippingAddress &&
      shippingInfo &&
      shippingInfo.shippingMethodState !== 'DoesNotMatchCart',
  )

const billingDone = (progress: CheckoutProgress): boolean =>
  shippingDone(progress) && Boolean(progress.billingAddress && progress.hasPayment)

/** The first incomplete step; `undefined` for an empty cart. */
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

/** Returns the steps of the header, on any page. */
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

/** The target of the browser's back button: the cart from billing and review (spec §2). */
export const backTarget = (step: CheckoutStep): 'cart' | 'page-before' =>
  step === 'shipping' ? 'page-before' : 'cart'
