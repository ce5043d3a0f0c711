import type { Outcome } from '../cards/outcome.ts'

/** A payment provider whose API the sandbox implements. */
export const providers = ['stripe', 'braintree', 'afterpay'] as const
export type Provider = (typeof providers)[number]

/** The purposes of calls. All providers share these names. */
export const acts = [
  'authorise',
  'capture',
  'cancel',
  'refund',
  'session',
  'find',
  'search',
  'vault',
] as const
export type Act = (typeof acts)[number]

/**
 * How a call fails. `hang-after` runs the call but never responds, `hang-before` neither runs the call nor responds,
 * `cut-body` runs the call and closes the connection in the middle of the response, `slow` responds after a delay,
 * `refused` is the provider's own error.
 */
export const faultKinds = [
  'hang-after',
  'hang-before',
  'error-500',
  'error-503',
  'cut-body',
  'slow',
  'refused',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault for matching calls. An omitted field matches every call. */
export type Fault = {
  readonly id: string
  readonly provider: Provider | undefined
  readonly act: Act
  readonly fault: FaultKind
  /** The number of calls that will still fail. */
  readonly times: number
  /** A reference that the call must contain: an order, a cart, an attempt, or the payment's id. */
  readonly reference: string | undefined
  readonly delayMs: number
}

/** A call to a provider, with the fields that faults match. */
export type Call = {
  readonly provider: Provider
  readonly act: Act
  readonly references: readonly string[]
  /** The test card or account that pays: the outcome that it simulates, and its token. */
  readonly payer?: { readonly outcome: Outcome; readonly token: string } | undefined
}
