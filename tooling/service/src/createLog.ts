import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** How long a line waits for a reader that does not read, in ms, and between two tries. */
const MAX_WAIT_MS = 1_000
const RETRY_MS = 10

const clock = new Int32Array(new SharedArrayBuffer(4))

/**
 * Standard output. Each line is written before the call returns, so that none is missing when the process ends. A line that cannot be
 * written is dropped, and the service continues: pino's own output repeats a write to a reader that has ended for ever, so that SIGTERM has
 * no effect.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    let rest: Uint8Array = Buffer.from(line)
    let waited = 0
    while (rest.length > 0)
      try {
        rest = rest.subarray(writeSync(process.stdout.fd, rest))
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
        if (!isFull || waited >= MAX_WAIT_MS) return
        waited += RETRY_MS
        Atomics.wait(clock, 0, 0, RETRY_MS)
      }
  },
}

/** Creates the log of a service: one JSON object per line, to standard output unless `destination` is given. */
export const createLog = (options: LoggerOptions, destination: DestinationStream = standardOutput): Logger =>
  pino(options, destination)
