import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startupError.ts'

/** The secrets of a data folder, created on its first start. */
export type Secrets = { readonly database: string; readonly session: string; readonly client: string }

/** A key that is derived from the secrets of a data folder, so that existing folders need no new secret. */
export const derivedKey = (name: string, { session }: Secrets): string =>
  createHash('sha256').update(`${name} ${session}`).digest('hex')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSecrets = (value: unknown): value is Secrets =>
  isRecord(value) && ['database', 'session', 'client'].every((name) => typeof value[name] === 'string')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readSecrets = (folder: string): Secrets => {
  const file = join(folder, 'secrets.json')
  if (existsSync(file)) {
    const stored = parse(readFileSync(file, 'utf8'))
    if (isSecrets(stored)) return stored
    // The existing database needs the old secrets, so new secrets would make it inaccessible.
    throw new StartupError(`${file} is damaged. Restore it, or start over with npm start -- --fresh.`)
  }
  const make = (): string => randomBytes(24).toString('hex')
  const secrets: Secrets = { database: make(), session: make(), client: make() }
  // Writes a temporary file and renames it, so that a crash or a full disk leaves no incomplete file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}
