import { createLog as openLog } from '@selvedge/service'
import type { DestinationStream } from 'pino'
import { errorFields } from './errorFields.ts'
import { currentRequestId } from './requestId.ts'

/** The platform's logger. Never log tokens, passwords, addresses or emails. */
export type Log = {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}

export const createLog = (level: string, destination?: DestinationStream): Log =>
  openLog(
    {
      level,
      base: { service: 'platform' },
      serializers: { err: errorFields },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
    },
    destination,
  )
