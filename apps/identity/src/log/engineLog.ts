import type { DLogger } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'

/** The log of the workflow engine, as part of the service's: warnings and errors, without the parameters of queries. */
export const engineLog = (log: Logger): DLogger => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (reason) => log.warn({ reason }, 'workflow engine'),
  error: (reason, metadata) => log.error({ reason: metadata?.error ?? reason }, 'workflow engine'),
})
