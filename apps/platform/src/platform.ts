import { createApp } from './app.ts'
import { removeOldCarts } from './carts/removeOldCarts.ts'
import { connect } from './db/database.ts'
import { imageRoutes } from './http/imageRoutes.ts'
import { createLog, type Log } from './log/log.ts'
import { removeExpiredTokens } from './oauth/tokenStore.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { defaultProjectSettings } from './settings/defaultProjectSettings.ts'
import type { Settings } from './settings/settings.ts'
import { cachedReference, loadReference } from './store/referenceStore.ts'

const cleaningMs = 3_600_000
const statementTimeoutMs = 15_000

/**
 * Migrates, seeds an empty database, connects, and gives the app. `drain` makes it say that it is not ready any more;
 * `close` ends what it opened.
 */
export const startPlatform = async (settings: Settings, log: Log = createLog(settings.logLevel)) => {
  const now = () => new Date()
  const project = { ...defaultProjectSettings, discountCombinationMode: settings.discountCombination }
  await prepareDatabase(settings, log, now)
  const { db, close } = connect(settings.databaseUrl, log, { statementTimeoutMs })
  // Transactions that hold all other connections wait for the reference data: it is read over one of its own.
  const spare = connect(settings.databaseUrl, log, { statementTimeoutMs, maxConnections: 1 })
  const cleaning = setInterval(() => {
    removeExpiredTokens(db, now()).catch((error: Error) => log.warn({ err: error }, 'token cleaning failed'))
    removeOldCarts(db, now(), project.deleteDaysAfterLastModification).then(
      (carts) => carts > 0 && log.info({ carts }, 'deleted carts that nobody changed for long'),
      (error: Error) => log.warn({ err: error }, 'cart cleaning failed'),
    )
  }, cleaningMs)
  cleaning.unref()
  const reference = cachedReference(
    () => loadReference(spare.db, project),
    settings.referenceMaxAgeMs,
    Date.now,
  )
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
    images: imageRoutes(),
  })
  return {
    app,
    db,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      clearInterval(cleaning)
      await Promise.all([close(), spare.close()])
    },
  }
}
