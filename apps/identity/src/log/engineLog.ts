import type { DLogger } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'

/**
 * The logger for the workflow engine. It writes the engine's warnings and errors to the service's log, without the
 * parameters of queries.
 */
export const engineLog = (log: Logger): DLogger => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (reason) => log.warn({ reason }, 'workflow engine'),
  error: (reason, metadata) => log.error({ reason: metadata?.error ?? reason }, 'workflow engine'),
})
