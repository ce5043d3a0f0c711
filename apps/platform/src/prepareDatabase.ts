import { seedVersion } from '@selvedge/catalogue'
import { saveShopAddresses } from './custom/shopAddresses.ts'
import { connect } from './db/database.ts'
import { migrateDatabase, withAdvisoryLock } from './db/migrate.ts'
import type { Log } from './log/log.ts'
import { saveClient } from './oauth/clientStore.ts'
import { needsIndex, reindexCatalogue } from './search/indexing/reindexCatalogue.ts'
import { seededVersion } from './seed/marker.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import type { Settings } from './settings/settings.ts'

/**
 * Migrates the database, saves the configured API client and the shop's origins, and seeds the database if it is empty.
 * A lock ensures that only one instance of the service does this at a time.
 */
export const prepareDatabase = async (settings: Settings, log: Log, now: () => Date): Promise<void> => {
  const { db, close } = connect(settings.databaseUrl, log)
  try {
    await withAdvisoryLock(db, async () => {
      await migrateDatabase(db)
      await saveClient(db, {
        id: settings.clientId,
        secret: settings.clientSecret,
        scopes: settings.scopes,
      })
      const seeded = await seededVersion(db)
      if (seeded !== undefined && seeded !== seedVersion)
        log.warn(
          { seeded, current: seedVersion },
          'the database has an older seed; empty it to get the current one',
        )
      if (seeded === undefined) await seedDatabase(db, { now: now(), log })
      else if (await needsIndex(db))
        log.info({ products: await reindexCatalogue(db) }, 'rebuilt the search tables')
      await saveShopAddresses(db, settings.shopAddresses, now)
    })
  } finally {
    await close()
  }
}
