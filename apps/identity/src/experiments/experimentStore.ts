import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { experiments } from '../db/schema.ts'
import { listSiteKeys } from '../sites/siteKeyStore.ts'
import { type SaveProblem, saveProblem } from './saveProblem.ts'

type Row = typeof experiments.$inferSelect

/**
 * The key of the lock under which experiments are saved one after the other, because the check of an experiment reads
 * the others of its group. The number is arbitrary.
 */
const SAVE_LOCK = 7_310_042

const definitionOf = ({
  key,
  variants,
  audience,
  startsAt,
  stopsAt,
  exclusionGroup,
}: Row): ExperimentDefinition => ({
  key,
  variants,
  audience,
  startsAt: startsAt.toISOString(),
  stopsAt: stopsAt?.toISOString() ?? null,
  exclusionGroup,
})

/**
 * An experiment to save. Without `startsAt`, a new experiment starts now, and a known one keeps its start.
 */
export type NewExperiment = Omit<ExperimentDefinition, 'startsAt'> & {
  readonly startsAt?: string | undefined
}

/** All experiments, in the order in which they were created. */
export const listExperiments = async (database: Database): Promise<ExperimentDefinition[]> =>
  (await database.select().from(experiments).orderBy(asc(experiments.createdAt), asc(experiments.key))).map(
    definitionOf,
  )

/** The experiments that run or have yet to start. */
export const currentExperiments = async (database: Database): Promise<ExperimentDefinition[]> => {
  const rows = await database
    .select()
    .from(experiments)
    .where(or(isNull(experiments.stopsAt), gt(experiments.stopsAt, sql`now()`)))
    .orderBy(asc(experiments.key))
  return rows.map(definitionOf)
}

/** Finds an experiment by its key, even if the experiment has stopped. */
export const findExperiment = async (
  database: Database,
  key: string,
): Promise<ExperimentDefinition | undefined> => {
  const [row] = await database.select().from(experiments).where(eq(experiments.key, key))
  return row && definitionOf(row)
}

/** Creates or changes an experiment. Returns the problem when the experiment cannot be saved. */
export const saveExperiment = async (
  database: Database,
  experiment: NewExperiment,
  now = new Date(),
): Promise<SaveProblem | undefined> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SAVE_LOCK})`)
    const known = await listExperiments(transaction)
    const before = known.find(({ key }) => key === experiment.key)
    const saved: ExperimentDefinition = {
      ...experiment,
      startsAt: experiment.startsAt ?? before?.startsAt ?? now.toISOString(),
    }
    const problem = saveProblem(saved, { known, sites: await listSiteKeys(transaction), now })
    if (problem) return problem
    const { key, variants, audience, startsAt, stopsAt, exclusionGroup } = saved
    const values = {
      variants,
      audience,
      startsAt: new Date(startsAt),
      stopsAt: stopsAt === null ? null : new Date(stopsAt),
      exclusionGroup,
    }
    await transaction
      .insert(experiments)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: experiments.key, set: { ...values, updatedAt: now } })
    return undefined
  })

/**
 * Stops an experiment at once. An experiment that has not started will never run. Returns whether it was stopped now,
 * had ended before, or does not exist.
 */
export const stopExperiment = async (
  database: Database,
  key: string,
  now = new Date(),
): Promise<'stopped' | 'ended' | 'missing'> => {
  const found = await findExperiment(database, key)
  if (!found) return 'missing'
  if (found.stopsAt !== null && Date.parse(found.stopsAt) <= now.getTime()) return 'ended'
  await database.update(experiments).set({ stopsAt: now, updatedAt: now }).where(eq(experiments.key, key))
  return 'stopped'
}
