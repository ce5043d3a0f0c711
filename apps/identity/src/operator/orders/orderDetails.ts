import { DBOS } from '@dbos-inc/dbos-sdk'
import { GetOrderByNumberDocument, type Order } from '@selvedge/commerce-client/server'
import { asc, like, or } from 'drizzle-orm'
import { runQuery, valueOrThrow } from '../../commerce/commerce.ts'
import type { Database } from '../../db/openDatabase.ts'
import { mails } from '../../db/schema.ts'
import { reasonFields } from '../../log/reasonFields.ts'
import type { Attempt } from '../../order/attemptStore.ts'
import type { OrderServices } from '../../order/services.ts'
import { findOrder } from '../../order/steps/findOrder.ts'
import { stepLabel } from './stepLabels.ts'

/** A recorded step of a workflow. */
export type StepRecord = {
  readonly label: string
  readonly startedAt: Date | undefined
  /** Undefined for steps that were recorded without times. */
  readonly ms: number | undefined
  /** The error message, without personal data; undefined when the step succeeded. */
  readonly error: string | undefined
}

/** Everything that this service and the platform know of an order. */
export type OrderDetails = {
  readonly number: string
  readonly attempt: Attempt | undefined
  readonly order: Order | undefined
  /** Whether data is missing because the platform did not respond. */
  readonly isIncomplete: boolean
  readonly steps: readonly StepRecord[]
  readonly mails: readonly {
    readonly key: string
    readonly subject: string
    readonly createdAt: Date
    readonly sentAt: Date | null
    readonly refusedAt: Date | null
  }[]
}

type StepInfo = NonNullable<Awaited<ReturnType<typeof DBOS.listWorkflowSteps>>>[number]

const errorText = (error: Error): string => {
  const fields = reasonFields(error)
  return typeof fields === 'string' ? fields : 'A query of the database failed.'
}

const stepRecord = ({ name, error, startedAtEpochMs, completedAtEpochMs }: StepInfo): StepRecord[] => {
  const label = stepLabel(name)
  if (label === undefined) return []
  return [
    {
      label,
      startedAt: startedAtEpochMs === undefined ? undefined : new Date(startedAtEpochMs),
      ms:
        startedAtEpochMs === undefined || completedAtEpochMs === undefined
          ? undefined
          : completedAtEpochMs - startedAtEpochMs,
      error: error ? errorText(error) : undefined,
    },
  ]
}

const stepsOf = async (workflowId: string): Promise<StepRecord[]> =>
  ((await DBOS.listWorkflowSteps(workflowId)) ?? []).flatMap(stepRecord)

const findPlatformOrder = async (
  services: OrderServices,
  number: string,
  attempt: Attempt | undefined,
): Promise<Order | undefined> => {
  if (attempt) return findOrder(services, attempt)
  const { commerce } = services
  const found = valueOrThrow(
    await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber: number }),
  )
  return found.order ?? undefined
}

/** Reads everything about an order by its number; undefined when there is neither an attempt nor an order. */
export const readOrderDetails = async (
  { database, services }: { readonly database: Database; readonly services: OrderServices },
  number: string,
): Promise<OrderDetails | undefined> => {
  const attempt = await services.attempts.byOrderNumber(number)
  const [found, placing, cancelling, ofOrder] = await Promise.all([
    findPlatformOrder(services, number, attempt).then(
      (order) => ({ order, isIncomplete: false }),
      () => ({ order: undefined, isIncomplete: true }),
    ),
    attempt ? stepsOf(attempt.id) : [],
    stepsOf(`cancel:${number}`),
    database
      .select({
        key: mails.key,
        subject: mails.subject,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
        refusedAt: mails.refusedAt,
      })
      .from(mails)
      .where(or(like(mails.key, `%:${number}`), like(mails.key, `%:${number}-%`)))
      .orderBy(asc(mails.createdAt)),
  ])
  if (!attempt && !found.order && !found.isIncomplete) return undefined
  return { number, attempt, ...found, steps: [...placing, ...cancelling], mails: ofOrder }
}
