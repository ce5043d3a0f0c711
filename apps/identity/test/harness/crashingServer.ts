import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createLog } from '../../src/log/createLog.ts'
import type { StepObserver } from '../../src/order/steps.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { startIdentity } from '../../src/startIdentity.ts'

/**
 * The service as it is shipped, but it kills itself like `kill -9` at the step and moment that a file names. It
 * deletes the file, so this happens once.
 */
const file = process.env.CRASH_FILE ?? ''

const crash: StepObserver = (step, moment) => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== `${step}:${moment}`) return
  rmSync(file)
  process.kill(process.pid, 'SIGKILL')
  // The signal takes a moment; blocks, so that no other code runs meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
}

const settings = readSettings(process.env)
if ('problem' in settings) throw new Error(settings.problem)
await startIdentity(settings, createLog(settings.LOG_LEVEL), crash)
