import type { OrderStep } from '../../order/steps.ts'

/** The number of stages of an attempt; each is shown as a dot. */
export const STAGES = 5

/** The last step of each stage. */
const stageEnds: readonly (readonly OrderStep[])[] = [
  ['validateLines'],
  ['recordPayment'],
  ['createOrder'],
  ['markPaid'],
  ['finish'],
]

const running = [
  'Checking the cart',
  'Authorizing payment',
  'Creating the order',
  'Capturing payment',
  'Confirming',
  'Finishing',
] as const
const held = ['cart', 'payment', 'order', 'capture', 'confirmation', 'end'] as const

/**
 * The steps that may still run after an order is placed, in the order in which they run. When a step fails, `what`
 * names the part of the order that is held.
 */
const laterSteps = [
  { step: 'markPaid', what: 'capture' },
  { step: 'grantPlus', what: 'membership' },
  { step: 'confirm', what: 'confirmation' },
] as const satisfies readonly { readonly step: OrderStep; readonly what: string }[]

type AttemptLike = {
  readonly state: 'running' | 'placed' | 'failed'
  readonly approvalUrl: string | null
  readonly createdAt: Date
}

/** What the workflow of an attempt has done. */
export type AttemptSteps = {
  /** The names of the steps that are done. */
  readonly finished: readonly string[]
  /** The names of the steps for which a round of retries failed. */
  readonly failed: readonly string[]
  /** Whether the workflow is unfinished after the time for which its steps are retried. */
  readonly isUnfinished: boolean
}

/** What the platform says about an order. */
type OrderLike = { readonly orderState: string; readonly shipmentState: string | null }

/** How long an attempt may run, in ms. */
export type HeldLimits = { readonly patienceMs: number; readonly approvalMs: number }

export type OrderProgress = { readonly done: number; readonly word: string; readonly tone: 'plain' | 'error' }

/**
 * Whether an attempt needs a person, because it still runs after the time for which its steps are retried. After that
 * time, only steps that money depends on are retried, without a limit.
 */
export const isHeld = (
  { state, approvalUrl, createdAt }: AttemptLike,
  { patienceMs, approvalMs }: HeldLimits,
  now: number,
): boolean =>
  state === 'running' && now - createdAt.getTime() > patienceMs + (approvalUrl === null ? 0 : approvalMs)

const shipmentWords: Readonly<Record<string, string>> = {
  Ready: 'Packed',
  Partial: 'Partly shipped',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
}
const orderWords: Readonly<Record<string, string>> = {
  Confirmed: 'On the press',
  Complete: 'Complete',
  Cancelled: 'Cancelled',
}

/** The state of a placed order in a word or two. */
export const orderWord = ({ orderState, shipmentState }: OrderLike): string =>
  (orderState === 'Cancelled' ? undefined : shipmentWords[shipmentState ?? '']) ??
  orderWords[orderState] ??
  'Placed'

/** The number of stages whose last step is done. */
export const stagesDone = (steps: readonly string[]): number =>
  stageEnds.findLastIndex((ends) => ends.some((step) => steps.includes(step))) + 1

/**
 * Returns the name of the part of a placed order that is held: that of the first step in `laterSteps` that failed and
 * is not done.
 */
const heldAfterPlacing = ({ finished, failed }: AttemptSteps): string =>
  laterSteps.find(({ step }) => failed.includes(step) && !finished.includes(step))?.what ?? 'end'

/** The progress of an attempt, by the steps of its workflow. */
export const attemptProgress = (
  attempt: AttemptLike,
  steps: AttemptSteps,
  limits: HeldLimits,
  now: number,
): OrderProgress => {
  const { finished, isUnfinished } = steps
  // A failed attempt runs the step `finish` after its reversal. In that case the step does not count as progress.
  const done = stagesDone(
    attempt.state === 'failed' ? finished.filter((step) => step !== 'finish') : finished,
  )
  if (attempt.state === 'placed')
    return isUnfinished
      ? { done: STAGES - 1, word: `Held, ${heldAfterPlacing(steps)}`, tone: 'error' }
      : { done: STAGES, word: 'Placed', tone: 'plain' }
  if (attempt.state === 'failed')
    return isUnfinished
      ? { done, word: 'Held, reversal', tone: 'error' }
      : { done, word: 'Not placed', tone: 'plain' }
  if (isHeld(attempt, limits, now))
    return { done: Math.min(done, STAGES - 1), word: `Held, ${held[done] ?? 'end'}`, tone: 'error' }
  return {
    done,
    word: attempt.approvalUrl !== null && done < 2 ? 'Waits for approval' : (running[done] ?? 'Finishing'),
    tone: 'plain',
  }
}
