import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './aptInstall.ts'

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/opt/homebrew/bin')
    .flatMap((folder) => [join(folder, 'redis-server'), join(folder, 'valkey-server')])
    .find((candidate) => existsSync(candidate))

/**
 * Finds the executable of a Redis or Valkey server for the tests: REDIS_SERVER_PATH, an installed one, or one from apt
 * (as root). Throws an error that says what to install when there is none.
 */
export const findRedis = (): string => {
  const { REDIS_SERVER_PATH } = process.env
  if (REDIS_SERVER_PATH && existsSync(REDIS_SERVER_PATH)) return REDIS_SERVER_PATH
  const installed = onPath()
  if (installed) return installed
  aptInstall('redis-server')
  const found = onPath()
  if (!found)
    throw new Error(
      'No redis-server was found or could be installed. Install Redis or Valkey, or set REDIS_SERVER_PATH to its server program.',
    )
  return found
}
