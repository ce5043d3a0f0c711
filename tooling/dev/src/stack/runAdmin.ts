import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from './settings.ts'

type AdminResult = { readonly code: number; readonly out: string; readonly error: string }

const runAdmin =
  (app: 'identity' | 'platform') =>
  (databaseUrl: string, ...args: string[]): Promise<AdminResult> =>
    new Promise((resolve) => {
      const options = { cwd: join(root, 'apps', app), env: { ...process.env, DATABASE_URL: databaseUrl } }
      execFile(process.execPath, ['dist/admin.js', ...args], options, (failure, out, error) =>
        resolve({ code: Number(failure?.code ?? 0), out: out.trim(), error: error.trim() }),
      )
    })

/** Runs a command of the identity service's admin program as an operator does, from its build. */
export const runIdentityAdmin = runAdmin('identity')

/** Runs a command of the embedded platform's admin program as an operator does, from its build. */
export const runPlatformAdmin = runAdmin('platform')
