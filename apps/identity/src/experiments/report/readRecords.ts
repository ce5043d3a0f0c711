import { sql } from 'drizzle-orm'
import type { Database } from '../../db/openDatabase.ts'
import { experimentExposures, experiments, orderAttempts } from '../../db/schema.ts'
import type { RevenueSum, VariantRecord } from './experimentReport.ts'

/**
 * The query for the orders that count for an experiment: their visitors had seen the experiment before, and the
 * experiment had not stopped yet.
 */
const purchases = (key: string) => sql`
  select exposure.variant, exposure.experiment_visitor as visitor, attempt.currency,
    sum(attempt.expected_cents)::float8 as cents
  from ${experimentExposures} exposure
  join ${experiments} experiment on experiment.key = exposure.experiment
  join ${orderAttempts} attempt on attempt.experiment_visitor = exposure.experiment_visitor
  where exposure.experiment = ${key} and attempt.state = 'placed' and attempt.created_at >= exposure.seen_at
    and attempt.created_at < coalesce(experiment.stops_at, 'infinity')
  group by 1, 2, 3`

/** Reads what was recorded of an experiment, by variant. Amounts are in cents. */
export const readVariantRecords = async (
  database: Database,
  key: string,
): Promise<Readonly<Record<string, VariantRecord>>> => {
  const [visitors, revenue] = await Promise.all([
    database.execute<{ variant: string; visitors: number; buyers: number }>(sql`
      with purchase as (${purchases(key)})
      select exposure.variant, count(*)::int as visitors,
        count(*) filter (
          where exists (select 1 from purchase where purchase.visitor = exposure.experiment_visitor)
        )::int as buyers
      from ${experimentExposures} exposure where exposure.experiment = ${key} group by 1`),
    database.execute<{ variant: string; currency: string; cents: number; squares: number }>(sql`
      with purchase as (${purchases(key)})
      select variant, currency, sum(cents) as cents, sum(cents * cents) as squares
      from purchase group by 1, 2`),
  ])
  const revenueOf = (variant: string): Readonly<Record<string, RevenueSum>> =>
    Object.fromEntries(
      revenue.rows
        .filter((row) => row.variant === variant)
        .map(({ currency, cents, squares }) => [currency, { cents, squares }]),
    )
  return Object.fromEntries(
    visitors.rows.map((row) => [
      row.variant,
      { visitors: row.visitors, buyers: row.buyers, revenue: revenueOf(row.variant) },
    ]),
  )
}
