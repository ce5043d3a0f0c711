import { isDeepStrictEqual } from 'node:util'
import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/openDatabase.ts'
import { operatorActions } from '../../db/schema.ts'

/** A change by an operator. `before` and `after` contain ids and numbers, never names or addresses. */
export type OperatorAction = {
  /** The id that the form contains, so that a repeated submit of the form is one action. */
  readonly id: string
  readonly operator: string
  readonly action:
    | 'experiment-stop'
    | 'credit-adjust'
    | 'mail-send'
    | 'code-activate'
    | 'code-deactivate'
    | 'stock-set'
  readonly subject: string
  readonly reason: string
  readonly before?: Readonly<Record<string, unknown>> | undefined
  readonly after?: Readonly<Record<string, unknown>> | undefined
}

/** The result of an action; `repeated` when the same form was submitted before. */
export type ActionResult =
  | { readonly kind: 'done' | 'repeated' }
  | { readonly kind: 'refused'; readonly refusal: string }

class Refused extends Error {}

/**
 * Returns the result for a form that was submitted before: the result of the first submit. A form with other values,
 * such as one that a browser restored from its history, is refused with a message that explains this.
 */
const repeatedResult = async (database: Database, action: OperatorAction): Promise<ActionResult> => {
  const [first] = await database.select().from(operatorActions).where(eq(operatorActions.id, action.id))
  const isSame =
    first?.action === action.action &&
    first.subject === action.subject &&
    first.reason === action.reason &&
    isDeepStrictEqual(first.after ?? undefined, action.after)
  if (!isSame)
    return { kind: 'refused', refusal: 'This form was used before, for another change. Submit it again.' }
  if (first.state === 'done') return { kind: 'repeated' }
  return {
    kind: 'refused',
    refusal: first.refusal ?? 'This change did not finish. Look at the current state, then submit it again.',
  }
}

/**
 * Changes this database and records the action, in one transaction. When `change` refuses the action, it returns the
 * reason, else undefined. A refused action is not recorded.
 */
export const changeWithAudit = async (
  database: Database,
  action: OperatorAction,
  change: (transaction: Database) => Promise<string | undefined>,
): Promise<ActionResult> => {
  try {
    return await database.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(operatorActions)
        .values({ ...action, state: 'done' })
        .onConflictDoNothing()
        .returning({ id: operatorActions.id })
      if (!added) return repeatedResult(transaction, action)
      const refusal = await change(transaction)
      if (refusal !== undefined) throw new Refused(refusal)
      return { kind: 'done' }
    })
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.message }
    throw error
  }
}

const changeOnce = async (
  database: Database,
  action: OperatorAction,
  change: () => Promise<string | undefined>,
): Promise<ActionResult> => {
  const [added] = await database
    .insert(operatorActions)
    .values({ ...action, state: 'started' })
    .onConflictDoNothing()
    .returning({ id: operatorActions.id })
  if (!added) return repeatedResult(database, action)
  const refusal = await change()
  await database
    .update(operatorActions)
    .set(refusal === undefined ? { state: 'done' } : { state: 'refused', refusal })
    .where(eq(operatorActions.id, action.id))
  return refusal === undefined ? { kind: 'done' } : { kind: 'refused', refusal }
}

/** The changes that run in this process, by the ids of their actions. */
const running = new Map<string, Promise<ActionResult>>()

/**
 * Changes something outside of this database. The action is listed as started before the change, and as done or refused after
 * it; an action that stays started was interrupted. A second submit of the same form waits for the first.
 */
export const changeElsewhere = async (
  database: Database,
  action: OperatorAction,
  change: () => Promise<string | undefined>,
): Promise<ActionResult> => {
  const first = running.get(action.id)
  if (first) {
    await first.catch(() => undefined)
    return repeatedResult(database, action)
  }
  const result = changeOnce(database, action, change)
  running.set(action.id, result)
  try {
    return await result
  } finally {
    running.delete(action.id)
  }
}

/** The newest actions, and how many there are. */
export const listActions = async (database: Database, limit: number, offset: number) => {
  const [rows, [total]] = await Promise.all([
    database
      .select()
      .from(operatorActions)
      .orderBy(desc(operatorActions.createdAt), desc(operatorActions.id))
      .limit(limit)
      .offset(offset),
    database.select({ count: count() }).from(operatorActions),
  ])
  return { rows, total: total?.count ?? 0 }
}
