/** The numbered steps of the checkout. */
export const checkoutSteps = ['shipping', 'billing', 'review'] as const
/** A step of the checkout: `shipping` is 1, `billing` 2, `review` 3. */
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The fields of a cart that the step rules read, and whether a payment is chosen. */
export type CheckoutProgress = {
  readonly lineItems: readonly unknown[]
  readonly customerEmail?: string | null | undefined
  readonly shippingAddress?: unknown
  readonly billingAddress?: unknown
  readonly shippingInfo?: { readonly shippingMethodState?: string } | null | undefined
  readonly hasPayment: boolean
}

/** A step in the header: `done` before the open step, `ahead` after the open step. */
export type CheckoutStepState = {
  readonly step: CheckoutStep
  /** 1, 2 or 3. */
  readonly number: number
  readonly state: 'done' | 'open' | 'ahead'
  readonly clickable: boolean
}

/** Whether address and shipping method are known. A method that no longer matches the cart does not count. */
export const isShippingComplete = ({
  customerEmail,
  shippingAddress,
  shippingInfo,
}: CheckoutProgress): boolean =>
  Boolean(
    customerEmail &&
      shippingAddress &&
      shippingInfo &&
      shippingInfo.shippingMethodState !== 'DoesNotMatchCart',
  )

const billingDone = (progress: CheckoutProgress): boolean =>
  isShippingComplete(progress) && Boolean(progress.billingAddress && progress.hasPayment)

/** Returns the first incomplete step of a checkout; `cart` when the cart is empty. */
export const firstIncompleteStep = (progress: CheckoutProgress): CheckoutStep | 'cart' => {
  if (progress.lineItems.length === 0) return 'cart'
  if (!isShippingComplete(progress)) return 'shipping'
  return billingDone(progress) ? 'review' : 'billing'
}

/**
 * Whether a step can be opened: the first incomplete step and all steps before it can, but no step can while the cart
 * is empty.
 *
 * @example
 * ```ts
 * import { canOpenStep } from '@selvedge/cart-domain'
 *
 * const progress = { lineItems: [{}], customerEmail: 'anna@example.com', hasPayment: false }
 *
 * canOpenStep(progress, 'shipping') // true: the address is missing
 * canOpenStep(progress, 'review') // false
 * ```
 */
export const canOpenStep = (progress: CheckoutProgress, step: CheckoutStep): boolean => {
  const open = firstIncompleteStep(progress)
  return open !== 'cart' && checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open)
}

/** Returns the three steps for the header of any page, in their order. */
export const checkoutStepStates = (progress: CheckoutProgress): readonly CheckoutStepState[] => {
  const open = firstIncompleteStep(progress)
  const at = open === 'cart' ? -1 : checkoutSteps.indexOf(open)
  return checkoutSteps.map((step, index) => ({
    step,
    number: index + 1,
    state: index < at ? 'done' : index === at ? 'open' : 'ahead',
    clickable: index <= at,
  }))
}

/** Returns where the browser's back button leads from a step: to the cart from billing and review. */
export const backButtonTarget = (step: CheckoutStep): 'cart' | 'page-before' =>
  step === 'shipping' ? 'page-before' : 'cart'
