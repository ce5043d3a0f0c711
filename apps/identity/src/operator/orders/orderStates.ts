import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { orderAttempts } from '../../db/schema.ts'
import type { OrderServices } from '../../order/services.ts'
import type { OrderSources } from './orderRows.ts'
import { unfinishedAttempts } from './unfinishedAttempts.ts'

export const orderStates = ['all', 'running', 'held', 'placed', 'failed'] as const
export type OrderState = (typeof orderStates)[number]

type Unfinished = ReadonlySet<string>

const milliseconds = (ms: number): SQL => sql`${ms} * interval '1 millisecond'`

/** The condition for attempts that have ended, but whose workflow still runs remaining steps. */
const endedCondition = (unfinished: Unfinished): SQL | undefined =>
  and(inArray(orderAttempts.state, ['placed', 'failed']), inArray(orderAttempts.id, [...unfinished]))

/** The condition for held attempts: the same rule as `isHeld`, for a query. */
const heldCondition = ({ patienceMs, approvalMs }: OrderServices, unfinished: Unfinished): SQL | undefined =>
  or(
    and(
      eq(orderAttempts.state, 'running'),
      sql`${orderAttempts.createdAt} < now() - ${milliseconds(patienceMs)}
        - case when ${orderAttempts.approvalUrl} is null then interval '0' else ${milliseconds(approvalMs)} end`,
    ),
    endedCondition(unfinished),
  )

/** The condition of a state for a query; undefined for all states. */
export const stateCondition = (
  state: OrderState,
  services: OrderServices,
  unfinished: Unfinished,
): SQL | undefined => {
  if (state === 'all') return undefined
  return state === 'held' ? heldCondition(services, unfinished) : eq(orderAttempts.state, state)
}

/**
 * The counts that are shown above the list. Placed and failed attempts are those of the last 24 hours; running and held
 * attempts are those of now.
 */
export const countOrders = async ({ database, services }: OrderSources) => {
  const unfinished = await unfinishedAttempts(services, Date.now())
  const isRecent = sql`${orderAttempts.createdAt} > now() - interval '24 hours'`
  const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await database
    .select({
      placed: countOf(and(eq(orderAttempts.state, 'placed'), isRecent)),
      running: countOf(eq(orderAttempts.state, 'running')),
      held: countOf(heldCondition(services, unfinished)),
      failed: countOf(and(eq(orderAttempts.state, 'failed'), isRecent)),
    })
    .from(orderAttempts)
    .where(or(eq(orderAttempts.state, 'running'), isRecent, endedCondition(unfinished)))
  return counts ?? { placed: 0, running: 0, held: 0, failed: 0 }
}
