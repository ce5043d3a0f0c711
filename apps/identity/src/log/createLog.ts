import { createLog as openLog } from '@selvedge/service'
import type { DestinationStream, Logger } from 'pino'
import { reasonFields } from './reasonFields.ts'

/** Names whose values are never logged, at any depth. */
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

/** Creates the structured log. Redacts values under known names of secrets and personal data; `reason` is an error or its message. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  openLog(
    {
      name: 'identity',
      level,
      redact: { paths, censor: '[redacted]' },
      serializers: { reason: reasonFields },
    },
    destination,
  )
