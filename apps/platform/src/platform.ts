import { createApp } from './app.ts'
import { removeOldCarts } from './carts/removeOldCarts.ts'
import { connect } from './db/database.ts'
import { alone, migrateDatabase } from './db/migrate.ts'
import { createLog, type Log } from './log/log.ts'
import { saveClient } from './oauth/clientStore.ts'
import { removeExpiredTokens } from './oauth/tokenStore.ts'
import { pictureRoutes } from './pictureRoutes/pictureRoutes.ts'
import { seededVersion, seedVersion } from './seed/marker.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { defaultProjectSettings } from './settings/defaultProjectSettings.ts'
import type { Settings } from './settings/settings.ts'
import { cachedReference, loadReference } from './store/referenceStore.ts'

const referenceMaxAgeMs = 5_000
const cleaningMs = 3_600_000

/** Connects, migrates, seeds an empty database, and gives the app; `close` ends what it opened. */
export const startPlatform = async (settings: Settings, log: Log = createLog(settings.logLevel)) => {
  const { db, close } = connect(settings.databaseUrl, log)
  const now = () => new Date()
  const project = { ...defaultProjectSettings, discountCombinationMode: settings.discountCombination }
  try {
    await alone(db, async () => {
      await migrateDatabase(db)
      await saveClient(db, settings.clientId, settings.clientSecret, settings.scopes)
      const seeded = await seededVersion(db)
      if (seeded !== undefined && seeded !== seedVersion)
        log.warn(
          { seeded, current: seedVersion },
          'the database holds an older seed; empty it to get the current one',
        )
      if (seeded === undefined) await seedDatabase(db, { now: now(), log })
    })
  } catch (error) {
    await close()
    throw error
  }
  const cleaning = setInterval(() => {
    removeExpiredTokens(db, now()).catch((error: Error) =>
      log.warn({ error: error.message }, 'token cleaning failed'),
    )
    removeOldCarts(db, now(), project.deleteDaysAfterLastModification).then(
      (carts) => carts > 0 && log.info({ carts }, 'deleted carts that nobody changed for long'),
      (error: Error) => log.warn({ error: error.message }, 'cart cleaning failed'),
    )
  }, cleaningMs)
  cleaning.unref()
  const reference = cachedReference(() => loadReference(db, project), referenceMaxAgeMs, Date.now)
  const app = createApp({
    db,
    publicUrl: settings.publicUrl,
    projectKey: settings.projectKey,
    log,
    now,
    reference: reference.get,
    forgetReference: reference.forget,
    pictures: pictureRoutes(),
  })
  return {
    app,
    db,
    close: async () => {
      clearInterval(cleaning)
      await close()
    },
  }
}
