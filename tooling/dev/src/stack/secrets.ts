import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './startProblem.ts'

/** Secrets of one data folder, made on its first start and kept with it. */
export type Secrets = { readonly database: string; readonly session: string; readonly client: string }

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
    const kept = parse(readFileSync(file, 'utf8'))
    if (isSecrets(kept)) return kept
    // The database was made with them: new ones would lock it.
    throw new StartProblem(`${file} is damaged. Restore it, or start over with npm start -- --fresh.`)
  }
  const make = (): string => randomBytes(24).toString('hex')
  const secrets: Secrets = { database: make(), session: make(), client: make() }
  // Written aside and moved, so that a crash or a full disk leaves no half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}
