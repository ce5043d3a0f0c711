import { startTestDatabases } from '@selvedge/testing'
import { chromiumPath } from './chromium.ts'

/** Where workers find the database server of the run. */
export const DATABASE_SERVER = 'JOURNEYS_DATABASE_SERVER'

/** Starts one database server for the run; each worker starts a shop on it. */
export default async (): Promise<() => Promise<void>> => {
  chromiumPath()
  const databases = await startTestDatabases()
  process.env[DATABASE_SERVER] = databases.adminUrl
  return databases.stop
}
