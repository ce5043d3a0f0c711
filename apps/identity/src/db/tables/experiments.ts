import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Experiments. A key cannot be used again, so that everything that is recorded under it belongs to one experiment. */
export const experiments = pgTable('experiment', {
  key: text('key').primaryKey(),
  variants: jsonb('variants').$type<ExperimentDefinition['variants']>().notNull(),
  audience: jsonb('audience').$type<ExperimentDefinition['audience']>().notNull().default({}),
  startsAt: at('starts_at').notNull(),
  /** Empty while no end is planned. */
  stopsAt: at('stops_at'),
  exclusionGroup: jsonb('exclusion_group').$type<ExperimentDefinition['exclusionGroup']>(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/**
 * When each visitor first saw their variant. The table contains only visitors who consented, and identifies them by a
 * digest of their functional id.
 */
export const experimentExposures = pgTable(
  'experiment_exposure',
  {
    experiment: text('experiment').notNull(),
    experimentVisitor: text('experiment_visitor').notNull(),
    variant: text('variant').notNull(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.experiment, table.experimentVisitor] }),
    index('experiment_exposure_visitor').on(table.experimentVisitor),
    index('experiment_exposure_seen').on(table.seenAt),
  ],
)
