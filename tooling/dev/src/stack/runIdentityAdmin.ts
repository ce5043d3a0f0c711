import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from './settings.ts'

/** Runs a command of the identity service's admin program as an operator does. */
export const runIdentityAdmin = (
  databaseUrl: string,
  ...args: string[]
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> =>
  new Promise((resolve) => {
    const options = { cwd: join(root, 'apps/identity'), env: { ...process.env, DATABASE_URL: databaseUrl } }
    execFile(process.execPath, ['src/admin/main.ts', ...args], options, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out: out.trim(), error: error.trim() }),
    )
  })
