import { defaultCatalogueSize, largestCatalogueSize, smallestCatalogueSize } from '@selvedge/catalogue'
import { migrateDatabase } from '../db/migrate.ts'
import { seededVersion } from '../seed/marker.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { type Command, wholeNumber } from './command.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const progressEvery = 1_000

/** Fills an empty database with a catalogue of any size. */
export const seedCommand: Command = {
  usage: 'seed [--products N]',
  summary: 'fill an empty database with settings, catalogue, customers and their orders',
  options: {
    products: {
      type: 'string',
      help: `how many products, ${smallestCatalogueSize} to ${largestCatalogueSize} (${defaultCatalogueSize} unless given)`,
    },
  },
  prepare: ({ values, positionals }) => {
    if (positionals.length > 0) return `'${positionals[0]}' is one word too many.`
    const size = wholeNumber(values.products ?? String(defaultCatalogueSize), smallestCatalogueSize)
    if (size === undefined || size > largestCatalogueSize)
      return `--products is a whole number from ${smallestCatalogueSize} to ${largestCatalogueSize}.`
    return async ({ db, now, progress }) => {
      await migrateDatabase(db)
      if ((await seededVersion(db)) !== undefined)
        return {
          ok: false,
          reason:
            'The database is filled already. Give DATABASE_URL an empty one, or drop and create it anew.',
        }
      const start = performance.now()
      const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
      let next = progressEvery
      const onProgress = (count: number): void => {
        if (count < next) return
        next = count + progressEvery
        progress(`${count} of ${size} products, ${seconds()} s`)
      }
      await seedDatabase(db, { now, log: silent, size, onProgress })
      return { ok: true, said: `Filled the database with ${size} products in ${seconds()} s.` }
    }
  },
}
