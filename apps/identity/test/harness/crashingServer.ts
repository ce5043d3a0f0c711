import { createLog } from '../../src/log/createLog.ts'
import type { StepObserver } from '../../src/order/steps.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { startIdentity } from '../../src/startIdentity.ts'
import { type CrashPlan, readPlan, writePlan } from './crashPlan.ts'

const file = process.env.CRASH_FILE ?? ''

/** The moments at which workflows of the plan are paused, by their positions in the plan. */
const paused = new Map<number, string>()

/**
 * Returns the position of the workflow whose next crash is at a moment, or -1. The only workflow of a plan may start others
 * with ids of their own, such as a renewal that places an order: their moments belong to it, too.
 */
const findPlanned = ({ workflows, started }: CrashPlan, moment: string, id: string): number => {
  const isPlanned = workflows.some((workflow) => workflow.id === id)
  return workflows.findIndex(
    (workflow, index) =>
      index < started &&
      !paused.has(index) &&
      workflow.moments.includes(moment) &&
      (workflow.id === undefined ? !isPlanned : workflow.id === id || workflows.length === 1),
  )
}

/**
 * The service as it is shipped, but each workflow of a plan pauses when it reaches one of its moments, and the process kills
 * itself like `kill -9` when all of them are paused. It removes the reached moments first, so that this happens once.
 */
const crash: StepObserver = (step, when, id) => {
  const plan = readPlan(file)
  const moment = `${step}:${when}`
  const found = findPlanned(plan, moment, id)
  if (found < 0) return undefined
  paused.set(found, moment)
  const workflows = plan.workflows.map((workflow, index) =>
    index === found ? { ...workflow, id } : workflow,
  )
  if (workflows.some(({ moments }, index) => moments.length > 0 && !paused.has(index))) {
    writePlan(file, { ...plan, workflows })
    return new Promise(() => undefined)
  }
  writePlan(file, {
    ...plan,
    workflows: workflows.map((workflow, index) => ({
      ...workflow,
      moments: workflow.moments.filter((each) => each !== paused.get(index)),
    })),
  })
  process.kill(process.pid, 'SIGKILL')
  // The signal does not take effect at once. This call blocks, so that no other code runs until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
  return undefined
}

const settings = readSettings(process.env)
if ('problem' in settings) throw new Error(settings.problem)
await startIdentity(settings, createLog(settings.LOG_LEVEL), crash)
