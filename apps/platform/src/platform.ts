import { createApp } from './app.ts'
import { connect } from './db/database.ts'
import { createLog, type Log } from './log/log.ts'
import { removeExpiredTokens } from './oauth/tokenStore.ts'
import { pictureRoutes } from './pictureRoutes/pictureRoutes.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import type { Settings } from './settings/settings.ts'
import { cachedReference, loadReference } from './store/referenceStore.ts'

const referenceMaxAgeMs = 5_000
const cleaningMs = 3_600_000
const statementTimeoutMs = 15_000

/**
 * Migrates, seeds an empty database, connects, and gives the app. `drain` makes it say that it is not ready any more;
 * `close` ends what it opened.
 */
export const startPlatform = async (settings: Settings, log: Log = createLog(settings.logLevel)) => {
  const now = () => new Date()
  await prepareDatabase(settings, log, now)
  const { db, close } = connect(settings.databaseUrl, log, statementTimeoutMs)
  const cleaning = setInterval(() => {
    removeExpiredTokens(db, now()).catch((error: Error) => log.warn({ err: error }, 'token cleaning failed'))
  }, cleaningMs)
  cleaning.unref()
  const reference = cachedReference(() => loadReference(db), referenceMaxAgeMs, Date.now)
  let isDraining = false
  const app = createApp({
    db,
    publicUrl: settings.publicUrl,
    projectKey: settings.projectKey,
    log,
    now,
    isDraining: () => isDraining,
    reference: reference.get,
    forgetReference: reference.forget,
    pictures: pictureRoutes(),
  })
  return {
    app,
    db,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      clearInterval(cleaning)
      await close()
    },
  }
}
