import type { Outcome } from '../cards/outcome.ts'

/** A payment provider that the sandbox speaks for. */
export const providers = ['stripe', 'braintree', 'afterpay'] as const
export type Provider = (typeof providers)[number]

/** What a call does, whichever provider it goes to. */
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
 * How a call can fail. `hang-after` does the work and stays silent, `hang-before` stays silent without doing it,
 * `cut-body` does the work and breaks off in the middle of the answer, `slow` answers late, `refused` is the
 * provider's own no.
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

/** A fault that waits for matching calls. What is not given matches every call. */
export type Fault = {
  readonly id: string
  readonly provider: Provider | undefined
  readonly act: Act
  readonly fault: FaultKind
  /** Calls that are still to fail. */
  readonly times: number
  /** A reference that the call must carry: an order, a cart, an attempt, or the payment's id. */
  readonly reference: string | undefined
  readonly delayMs: number
}

/** A call to a provider, as faults look at it. */
export type Call = {
  readonly provider: Provider
  readonly act: Act
  readonly references: readonly string[]
  /** What the test card or account that pays does, and the token that stands for it. */
  readonly payer?: { readonly outcome: Outcome; readonly token: string } | undefined
}
