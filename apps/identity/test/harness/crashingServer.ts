import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createLog } from '../../src/log/createLog.ts'
import type { StepObserver } from '../../src/order/steps.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { startIdentity } from '../../src/startIdentity.ts'

/**
 * The service as it is shipped, but it kills itself like `kill -9` at each step and moment that a file names, one per
 * line. It removes the line first, so that this happens once.
 */
const file = process.env.CRASH_FILE ?? ''

const crash: StepObserver = (step, moment) => {
  if (!existsSync(file)) return
  const moments = readFileSync(file, 'utf8').split('\n')
  const index = moments.indexOf(`${step}:${moment}`)
  if (index < 0) return
  writeFileSync(file, moments.toSpliced(index, 1).join('\n'))
  process.kill(process.pid, 'SIGKILL')
  // The signal does not take effect at once. This call blocks, so that no other code runs until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
}

const settings = readSettings(process.env)
if ('problem' in settings) throw new Error(settings.problem)
await startIdentity(settings, createLog(settings.LOG_LEVEL), crash)
