import { defaultCatalogueSize, largestCatalogueSize, smallestCatalogueSize } from '@selvedge/catalogue'
import { migrateDatabase } from '../db/migrate.ts'
import { seededVersion } from '../seed/marker.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { type Command, wholeNumber } from './command.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const progressInterval = 1_000

/** Fills an empty database with a catalogue of any size. */
export const seedCommand: Command = {
  usage: 'seed [--products N]',
  summary: 'seed an empty database with settings, catalogue, customers and their orders',
  options: {
    products: {
      type: 'string',
      help: `the number of products, ${smallestCatalogueSize} to ${largestCatalogueSize} (default ${defaultCatalogueSize})`,
    },
  },
  prepare: ({ values, positionals }) => {
    if (positionals.length > 0) return `Unexpected argument '${positionals[0]}'.`
    const size = wholeNumber(values.products ?? String(defaultCatalogueSize), smallestCatalogueSize)
    if (size === undefined || size > largestCatalogueSize)
      return `--products must be a whole number from ${smallestCatalogueSize} to ${largestCatalogueSize}.`
    return async ({ db, now, progress }) => {
      await migrateDatabase(db)
      if ((await seededVersion(db)) !== undefined)
        return {
          ok: false,
          reason:
            'The database is already seeded. Set DATABASE_URL to an empty one, or drop and recreate it.',
        }
      const start = performance.now()
      const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
      let next = progressInterval
      const onProgress = (count: number): void => {
        if (count < next) return
        next = count + progressInterval
        progress(`${count} of ${size} products, ${seconds()} s`)
      }
      await seedDatabase(db, { now, log: silent, size, onProgress })
      return { ok: true, message: `Seeded the database with ${size} products in ${seconds()} s.` }
    }
  },
}
