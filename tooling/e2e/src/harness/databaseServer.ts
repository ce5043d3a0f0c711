import { startTestDatabases } from '@selvedge/testing'
import { chromiumPath } from './chromium.ts'

/** The environment variable with the URL of the run's database server. */
export const DATABASE_SERVER = 'JOURNEYS_DATABASE_SERVER'

/** Starts the database server of the run. Each worker starts a shop on it. */
export default async (): Promise<() => Promise<void>> => {
  chromiumPath()
  const databases = await startTestDatabases()
  process.env[DATABASE_SERVER] = databases.adminUrl
  return databases.stop
}
