import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import type { CallerEnv } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { isUuid } from '../http/isUuid.ts'
import { operations } from '../openapi/operations.ts'
import { PLUS_GROUP } from '../order/rules/plusMembership.ts'
import type { SavedCardStore } from '../payment/savedCardStore.ts'
import type { Period, Subscriptions } from './createSubscriptions.ts'
import { failuresOf, graceEnd, type RenewalStore } from './renewalStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly subscriptions: Subscriptions
  readonly renewals: RenewalStore
  readonly savedCards: SavedCardStore
}

/** The subscriptions of a customer, and whether they are renewed. */
export const subscriptionRoutes = ({
  callers,
  commerce,
  subscriptions,
  renewals,
  savedCards,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/subscriptions/*', callers.requireCustomer)

  /** The renewal of a period; `null` for a period that has ended or is continued already. */
  const renderRenewal = async (period: Period) => {
    const { renewalCents: cents } = period
    if (period.endedAt || cents === null || (await subscriptions.isContinued(period))) return null
    const renewal = await renewals.find(period)
    const card = renewal?.cardId ? await savedCards.find(period.customerId, renewal.cardId) : undefined
    const isFailing = renewal?.isOn === true && failuresOf(renewal, period) > 0
    return {
      isOn: renewal?.isOn === true,
      cardId: card?.id ?? null,
      cents,
      currency: period.currency,
      problem: isFailing ? (renewal.problem ?? null) : null,
      triesUntil: isFailing ? graceEnd(period).toISOString() : null,
    }
  }

  const renderPeriod = async (period: Period) => {
    const { name, isPlus, orderNumber, startsAt, endsAt, cents, currency } = period
    return {
      name,
      isPlus,
      orderNumber,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      cents,
      currency,
      renewal: await renderRenewal(period),
    }
  }

  const all = async (customerId: string) => ({
    subscriptions: await Promise.all((await subscriptions.list(customerId)).map(renderPeriod)),
  })

  app.get('/subscriptions', async (context) =>
    context.json(await all(context.get('caller').customerId ?? '')),
  )

  app.put('/subscriptions/renewal', async (context) => {
    const body = await readBody(context, operations.setSubscriptionRenewal.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId = '' } = context.get('caller')
    const { name, cardId } = body.value
    const period = (await subscriptions.list(customerId)).find((one) => one.name === name && !one.endedAt)
    if (!period) return context.json({ kind: 'missing' }, 404)
    if (cardId === null) {
      await renewals.turnOff(period)
      return context.json(await all(customerId))
    }
    if (!isUuid(cardId) || !(await savedCards.find(customerId, cardId)))
      return context.json({ kind: 'missing' }, 404)
    const { customer } = valueOrThrow(
      await runQuery(commerce.server, FindCustomerDocument, { id: customerId }),
    )
    const group = customer?.customerGroup?.key
    // A customer with other prices, such as trade prices, cannot be a member.
    if (period.isPlus && group && group !== PLUS_GROUP) return context.json({ kind: 'refused' }, 422)
    // By turning the renewal on, the customer agrees to the current price, so the price has to be known.
    if ((await subscriptions.lookUpPrice(period)) === undefined) return context.json({ kind: 'refused' }, 422)
    await renewals.turnOn(period, cardId)
    return context.json(await all(customerId))
  })
  return app
}
