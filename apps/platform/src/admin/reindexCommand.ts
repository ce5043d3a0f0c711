import { migrateDatabase } from '../db/migrate.ts'
import { reindexCatalogue } from '../search/indexing/reindexCatalogue.ts'
import type { Command } from './command.ts'

/** Fills the search tables anew from the products. */
export const reindexCommand: Command = {
  usage: 'reindex',
  summary: 'fill the search tables anew from the products, after a change made by SQL',
  options: {},
  prepare: ({ positionals }) => {
    if (positionals.length > 0) return `'${positionals[0]}' is one word too many.`
    return async ({ db }) => {
      await migrateDatabase(db)
      return { ok: true, said: `Search knows ${await reindexCatalogue(db)} products.` }
    }
  },
}
