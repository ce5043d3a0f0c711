import { migrateDatabase } from '../db/migrate.ts'
import { reindexCatalogue } from '../search/indexing/reindexCatalogue.ts'
import type { Command } from './command.ts'

/** Rebuilds the search tables from the products. */
export const reindexCommand: Command = {
  usage: 'reindex',
  summary: 'rebuild the search tables after products were changed by SQL',
  options: {},
  prepare: ({ positionals }) => {
    if (positionals.length > 0) return `Unexpected argument '${positionals[0]}'.`
    return async ({ db }) => {
      await migrateDatabase(db)
      return { ok: true, message: `Indexed ${await reindexCatalogue(db)} products.` }
    }
  },
}
