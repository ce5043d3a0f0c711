import { runCommands } from '@selvedge/service'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { commands } from '../../src/admin/commands.ts'

type Printed = { readonly code: 0 | 1 | 2; readonly out: string; readonly error: string }

/** Runs a command line of the admin program in this process, because each process takes half a second. */
export const runAdmin = async (databaseUrl: string, ...args: string[]): Promise<Printed> => {
  const out: string[] = []
  const error: string[] = []
  const code = await runCommands(
    {
      name: 'selvedge-identity',
      commands,
      open: async (connectionString) => {
        const pool = new pg.Pool({ connectionString, max: 1 })
        return { dependencies: { database: drizzle(pool) }, close: () => pool.end() }
      },
    },
    args,
    { DATABASE_URL: databaseUrl },
    { out: (line) => out.push(line), error: (line) => error.push(line) },
  )
  return { code, out: out.join('\n'), error: error.join('\n') }
}
