import pino, { type DestinationStream, type Logger } from 'pino'

/** What must never stand in a log, wherever it is. */
const secret = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'idme_access_token',
  'email',
  'to',
]

const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Structured logs. Known names of secrets and of personal data are blacked out, should they ever get in. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { name: 'identity', level, redact: { paths, censor: '[redacted]' } }
  return destination ? pino(options, destination) : pino(options)
}
