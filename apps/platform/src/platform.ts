import type { Telemetry } from '@selvedge/service/telemetry'
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

const cleanupIntervalMs = 3_600_000
const statementTimeoutMs = 15_000

/**
 * Migrates the database, seeds it when empty, connects and creates the app. `drain` makes the readiness check fail; `close`
 * closes the connections.
 */
export const startPlatform = async (
  settings: Settings,
  log: Log = createLog(settings.logLevel),
  telemetry?: Telemetry,
) => {
  const now = () => new Date()
  const project = { ...defaultProjectSettings, discountCombinationMode: settings.discountCombination }
  await prepareDatabase(settings, log, now)
  const { db, close } = connect(settings.databaseUrl, log, { statementTimeoutMs })
  // Reference data is read on a separate connection. Transactions can use all other connections while they wait for
  // this data.
  const referenceConnection = connect(settings.databaseUrl, log, { statementTimeoutMs, maxConnections: 1 })
  const cleanup = setInterval(() => {
    removeExpiredTokens(db, now()).catch((error: Error) => log.warn({ err: error }, 'token cleanup failed'))
    removeOldCarts(db, now(), project.deleteDaysAfterLastModification).then(
      (carts) => carts > 0 && log.info({ carts }, 'deleted old carts'),
      (error: Error) => log.warn({ err: error }, 'cart cleanup failed'),
    )
  }, cleanupIntervalMs)
  cleanup.unref()
  const reference = cachedReference(
    () => loadReference(referenceConnection.db, project),
    settings.referenceMaxAgeMs,
    Date.now,
  )
  let isDraining = false
  const app = createApp({
    db,
    publicUrl: settings.publicUrl,
    allowedHosts: [...settings.allowedHosts, settings.host],
    projectKey: settings.projectKey,
    sources: { trustedHops: settings.trustedHops, shopKey: settings.shopKey },
    log,
    now,
    isDraining: () => isDraining,
    reference: reference.get,
    invalidateReference: reference.invalidate,
    images: imageRoutes(),
    telemetry,
  })
  return {
    app,
    db,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      clearInterval(cleanup)
      await Promise.all([close(), referenceConnection.close()])
    },
  }
}
