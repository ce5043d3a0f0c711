import { randomUUID } from 'node:crypto'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { formatDay } from '../mail/formatDay.ts'
import { renewalFailedMail, renewalRefusedMail, renewedMail } from '../mail/renewalMails.ts'
import type { Attempt } from '../order/attemptStore.ts'
import { cartTotal } from '../order/rules/cartTotal.ts'
import { createStepRunner } from '../order/runStep.ts'
import type { OrderServices } from '../order/services.ts'
import type { StepObserver } from '../order/steps.ts'
import { paymentOf, type SavedCardStore } from '../payment/savedCardStore.ts'
import { formatCents, type Period } from './createSubscriptions.ts'
import { createRenewalCart, deleteRenewalCart } from './renewalCart.ts'
import { failuresOf, graceEnd, type RenewalProblem, type RenewalStore } from './renewalStore.ts'

type Dependencies = {
  readonly services: OrderServices
  readonly store: RenewalStore
  readonly savedCards: SavedCardStore
  /** Starts the workflow of an attempt. */
  readonly start: (attempt: Attempt) => Promise<void>
}

type Try = { readonly period: Period; readonly failures: number }

/**
 * The result of preparing a renewal: an attempt to place the order, a problem, a subscription that is no longer sold,
 * or nothing to renew.
 */
type Prepared =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  | { readonly kind: 'problem'; readonly problem: RenewalProblem }
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' }

/** Problems of an attempt that would also occur in another try. */
const REFUSALS: readonly (string | undefined)[] = ['item-unavailable', 'plus-trade']

/** Milliseconds between two tries. */
const PAUSE_MS = 24 * 3_600_000

const isExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean =>
  expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/**
 * Renews subscriptions as durable workflows, one for each try. A try places an order at the current price, with the
 * steps of any other order, and charges the saved card while its customer is absent. The attempt's key identifies the
 * try, so that a repeated run neither places nor charges an order twice.
 */
export const registerRenewals = (
  { services, store, savedCards, start }: Dependencies,
  observe: StepObserver = () => undefined,
) => {
  const { attempts, commerce, log, patienceMs, payments, providers, restMs, retryMs, sites, subscriptions } =
    services

  const keyOf = ({ period, failures }: Try): string =>
    `renew-${period.orderNumber}-${period.name.replace(/[^\w-]/g, '-')}-${failures}`

  /**
   * Returns the card of a renewal, after its provider has stored it for charges without the customer; or the reason for
   * which the card cannot be charged.
   */
  const chargeableCard = async ({ customerId, name }: Period) => {
    const cardId = (await store.find({ customerId, name }))?.cardId
    const card = cardId ? await savedCards.find(customerId, cardId) : undefined
    if (!card) return 'card-missing'
    if (card.kind === 'card' && isExpired(card, new Date())) return 'card-expired'
    const isStored = await providers.storedBy(card.provider)?.storeForLater(card.token, customerId)
    return isStored ? paymentOf(card) : 'card-missing'
  }

  const prepare = async (task: Try): Promise<Prepared> => {
    const { period } = task
    const { customerId } = period
    const key = keyOf(task)
    const owner = `customer:${customerId}`
    // An earlier run of this step prepared the attempt.
    const earlier = await attempts.byKey(owner, key)
    if (earlier) return { kind: 'attempt', attempt: earlier }
    await subscriptions.record(customerId)
    const isOn = (await store.find(period))?.isOn === true
    if (!isOn || (await store.isLeaving(customerId)) || (await subscriptions.isContinued(period)))
      return { kind: 'none' }
    const payment = await chargeableCard(period)
    if (typeof payment === 'string') return { kind: 'problem', problem: payment }
    const cart = await createRenewalCart(commerce, period, key)
    if (!cart) return { kind: 'refused' }
    await payments.change(cart.id, async () => ({ ok: true, value: { payment, creditCents: 0 } }))
    // The order belongs to the site of the order that it renews, and its number has the prefix of that site.
    const attempt = await sites.forOrder(period.orderNumber, () =>
      attempts.getOrCreate({
        id: randomUUID(),
        cartId: cart.id,
        owner,
        idempotencyKey: key,
        fingerprint: key,
        expectedCents: cartTotal(cart),
        currency: period.currency,
        isRenewal: true,
      }),
    )
    return attempt ? { kind: 'attempt', attempt } : { kind: 'problem', problem: 'unavailable' }
  }

  /**
   * Ends a subscription that cannot be ordered any more. Its mail replaces the mail about the end of the subscription.
   */
  const refuse = async (task: Try): Promise<void> => {
    const { period } = task
    await deleteRenewalCart(commerce, keyOf(task))
    await subscriptions.mailTo(period, 'end', renewalRefusedMail(period.name, period.isPlus))
    await store.turnOff(period)
  }

  /** Records the outcome of a try. */
  const record = async (
    task: Try,
    prepared: Prepared,
  ): Promise<RenewalProblem | 'renewed' | 'refused' | 'none'> => {
    const { period, failures } = task
    if (prepared.kind === 'none') {
      await store.turnOff(period)
      return 'none'
    }
    const attempt = prepared.kind === 'attempt' ? await attempts.find(prepared.attempt.id) : undefined
    if (attempt?.state === 'placed') {
      await subscriptions.record(period.customerId)
      await store.recordSuccess(period)
      return 'renewed'
    }
    if (prepared.kind === 'refused' || REFUSALS.includes(attempt?.problem?.kind)) {
      await refuse(task)
      return 'refused'
    }
    const isDeclined = attempt?.problem?.kind === 'payment-declined'
    const problem = prepared.kind === 'problem' ? prepared.problem : isDeclined ? 'declined' : 'unavailable'
    await deleteRenewalCart(commerce, keyOf(task))
    await store.recordFailure(period, failures + 1, problem)
    return problem
  }

  const announce = async (
    task: Try,
    prepared: Prepared,
    result: RenewalProblem | 'renewed',
  ): Promise<void> => {
    const { period, failures } = task
    const { name, customerId } = period
    if (result !== 'renewed') {
      if (failures === 0)
        await subscriptions.mailTo(
          period,
          'renewal-failed',
          renewalFailedMail(name, formatDay(graceEnd(period)), result),
        )
      return
    }
    if (prepared.kind !== 'attempt') return
    const { orderNumber, expectedCents, currency } = prepared.attempt
    const next = (await subscriptions.list(customerId)).find((other) => other.orderNumber === orderNumber)
    if (next)
      await subscriptions.mailTo(
        period,
        'renewed',
        renewedMail(name, formatDay(next.endsAt), formatCents(expectedCents, currency), orderNumber),
      )
  }

  const workflow = DBOS.registerWorkflow(
    async (task: Try): Promise<void> => {
      const { runUntilDone } = createStepRunner(
        { observe, log, retryMs },
        { attemptId: keyOf(task), patienceMs, restMs },
      )
      const prepared = await runUntilDone('prepareRenewal', () => prepare(task))
      if (prepared.kind === 'attempt') {
        await start(prepared.attempt)
        // The order's workflow ends in any case; its result is in the attempt.
        await DBOS.retrieveWorkflow(prepared.attempt.id).getResult()
      }
      const result = await runUntilDone('recordRenewal', () => record(task, prepared))
      if (result !== 'none' && result !== 'refused')
        await runUntilDone('announceRenewal', () => announce(task, prepared, result))
      log.info({ orderNumber: task.period.orderNumber, result }, 'renewal was tried')
    },
    { name: 'renewSubscription' },
  )

  return {
    /**
     * Tries to renew a period that is over, at most once a day. Returns whether the subscription continues. While tries
     * fail, the subscription continues for `GRACE_DAYS` days.
     */
    renew: async (period: Period): Promise<boolean> => {
      const renewal = await store.find(period)
      if (!renewal?.isOn || Date.now() > graceEnd(period).getTime()) return false
      const failures = failuresOf(renewal, period)
      const isPaused =
        failures > 0 && renewal.triedAt !== null && Date.now() - renewal.triedAt.getTime() < PAUSE_MS
      if (!isPaused) {
        const task: Try = { period, failures }
        await DBOS.startWorkflow(workflow, {
          workflowID: `renew:${period.orderNumber}:${period.name}:${failures}`,
        })(task)
      }
      return true
    },
  }
}

export type Renewals = ReturnType<typeof registerRenewals>
