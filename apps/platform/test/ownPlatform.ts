import { startPlatform } from '../src/platform.ts'
import type { Settings } from '../src/settings/settings.ts'
import { createClient } from './client.ts'
import { settingsFor } from './settingsFor.ts'

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** Starts a platform in this process on an existing database, with its own settings and empty caches. */
export const ownPlatform = async (databaseUrl: string, more: Partial<Settings> = {}) => {
  const platform = await startPlatform({ ...settingsFor(databaseUrl), ...more }, silent)
  const shop = createClient(async (path, init) =>
    platform.app.fetch(new Request(`http://platform.test${path}`, init)),
  )
  return { shop, db: platform.db, close: platform.close }
}
