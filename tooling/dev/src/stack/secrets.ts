import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets of one data folder, made on its first start and kept with it. */
export type Secrets = { readonly database: string; readonly session: string; readonly client: string }

const isSecrets = (value: unknown): value is Secrets =>
  typeof value === 'object' &&
  value !== null &&
  ['database', 'session', 'client'].every((name) => name in value)

export const readSecrets = (folder: string): Secrets => {
  const file = join(folder, 'secrets.json')
  if (existsSync(file)) {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isSecrets(kept)) return kept
  }
  const make = (): string => randomBytes(24).toString('hex')
  const secrets: Secrets = { database: make(), session: make(), client: make() }
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}
