import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Moments of one workflow at which the process is killed, in any order. A moment is `step:before` or `step:after`. */
type PlannedWorkflow = {
  readonly moments: readonly string[]
  /** The id of the workflow, once it has reached its first moment. */
  readonly id?: string
}

/** Moments at which the service kills itself, in a file that the test and the service share. */
export type CrashPlan = {
  readonly workflows: readonly PlannedWorkflow[]
  /** How many of the workflows the test has started; the other ones cannot reach a moment. */
  readonly started: number
}

export const readPlan = (file: string): CrashPlan =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { workflows: [], started: 0 }

/** Replaces the file at once, so that the other process never reads a part of it. */
export const writePlan = (file: string, plan: CrashPlan): void => {
  writeFileSync(`${file}.next`, JSON.stringify(plan))
  renameSync(`${file}.next`, file)
}

export const momentsLeft = ({ workflows }: CrashPlan): readonly string[] =>
  workflows.flatMap(({ moments }) => moments)
