import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

let output: DestinationStream | undefined

/**
 * Standard output. After its reader has ended, log lines are dropped and the service continues. pino's own output
 * repeats such a write for ever while the process ends, so that SIGTERM has no effect.
 */
const standardOutput = (): DestinationStream => {
  if (output === undefined) {
    process.stdout.on('error', () => undefined)
    output = process.stdout
  }
  return output
}

/** Creates the log of a service: one JSON object per line, to standard output unless `destination` is given. */
export const createLog = (
  options: LoggerOptions,
  destination: DestinationStream = standardOutput(),
): Logger => pino(options, destination)
