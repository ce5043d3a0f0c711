import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../stack/settings.ts'
import { failed, type Outcome, sumOutcomes, totalOf } from './outcome.ts'
import { readReports, removeReports } from './readReports.ts'
import { runTurbo, type TaskRun, type TurboRun } from './runTurbo.ts'
import type { Round, StageName, TurboStage } from './stage.ts'
import { tail } from './tail.ts'
import type { Workspace } from './workspaces.ts'

/** The result of a stage whose tasks turbo ran. */
export type StageRun = {
  readonly name: StageName
  readonly outcome: Outcome
  /** The sum of the durations of its tasks. */
  readonly ms: number
  readonly tasks: readonly TaskRun[]
}

const logOf = (task: TaskRun): string => {
  try {
    return readFileSync(join(root, task.log), 'utf8')
  } catch {
    return ''
  }
}

const shortName = (workspace: Workspace): string => basename(workspace.folder)

/** Returns the outcome of one task in one workspace. The workspace must have a script for the task. */
const outcomeOf = (workspace: Workspace, task: string, runs: readonly TaskRun[]): Outcome => {
  const name = workspace.folder === root ? task : `${shortName(workspace)} ${task}`
  const run = runs.find((candidate) => candidate.workspace === workspace.name && candidate.task === task)
  if (!run) return failed(`${name} did not run, because a task that it depends on failed`)
  const outcome = readReports(workspace.folder, task, run.succeeded)
  const note = [name, outcome.note].filter(Boolean).join(': ')
  if (totalOf(outcome.counts).failed === 0) return { ...outcome, note: outcome.note ? note : '' }
  return { ...outcome, note, details: tail(logOf(run), run.log) }
}

const noteOf = (runs: readonly TaskRun[], notes: readonly string[]): string => {
  const cached = runs.filter((run) => run.cached).length
  const reused =
    cached === 0 ? [] : [cached === runs.length ? 'all cached' : `${cached} of ${runs.length} tasks cached`]
  return [...reused, ...notes].join('; ')
}

/** Returns the result of one stage of a turbo run. Every workspace with a script for a task has to have an outcome. */
export const outcomeOfStage = (
  stage: TurboStage,
  { tasks: runs, succeeded, output, log }: TurboRun,
  workspaces: readonly Workspace[],
): StageRun => {
  const own = runs.filter(({ task }) => stage.tasks.includes(task))
  const outcomes = stage.tasks.flatMap((task) =>
    workspaces.filter(({ scripts }) => scripts[task]).map((workspace) => outcomeOf(workspace, task, runs)),
  )
  const notes = outcomes.filter(({ counts, note }) => note && totalOf(counts).failed === 0)
  const sum = sumOutcomes(
    outcomes,
    noteOf(
      own,
      notes.map(({ note }) => note),
    ),
  )
  const hasNoRun = !succeeded && runs.length === 0
  return {
    name: stage.name,
    outcome: hasNoRun ? failed('turbo itself failed', tail(output, log)) : sum,
    ms: own.reduce((total, { ms }) => total + ms, 0),
    tasks: own,
  }
}

/** Returns failures of tasks outside of the stages, such as a build that the tests need. Reports each failure once. */
export const failedDependencies = (
  runs: readonly TaskRun[],
  stages: readonly TurboStage[],
  reported: Set<string>,
): readonly Outcome[] => {
  const owned = stages.flatMap(({ tasks }) => tasks)
  const failures = runs.filter(({ succeeded }) => !succeeded)
  const isNew = ({ workspace, task }: TaskRun): boolean =>
    !owned.includes(task) && !reported.has(`${workspace}#${task}`)
  const outcomes = failures
    .filter(isNew)
    .map((run) => failed(`${run.workspace} ${run.task}`, tail(logOf(run), run.log)))
  for (const { workspace, task } of failures) reported.add(`${workspace}#${task}`)
  return outcomes
}

const processors = availableParallelism()

/**
 * The number of tasks that run at once. All tasks in `longest`, one workspace each, start at once; a task in `tests` uses about one processor.
 */
const concurrencyOf: Readonly<Record<Round, (tasks: readonly string[]) => number>> = {
  checks: () => Math.max(2, Math.floor(processors / 2)),
  longest: (tasks) => tasks.length,
  tests: () => processors + 2,
}

/** Runs the tasks of some stages in one turbo run. `reported` contains the failed tasks of earlier runs. */
export const runTurboStages = async (
  stages: readonly TurboStage[],
  workspaces: readonly Workspace[],
  reported: Set<string>,
): Promise<readonly StageRun[]> => {
  const tasks = stages.flatMap((stage) => stage.tasks)
  for (const { folder } of workspaces) for (const task of tasks) removeReports(folder, task)
  const round = stages[0]?.round ?? 'checks'
  const run = await runTurbo(tasks, `${round}.log`, concurrencyOf[round](tasks))
  const [first, ...others] = stages.map((stage) => outcomeOfStage(stage, run, workspaces))
  if (!first) return []
  const dependencies = failedDependencies(run.tasks, stages, reported)
  const outcome = sumOutcomes([...dependencies, first.outcome])
  return [dependencies.length === 0 ? first : { ...first, outcome }, ...others]
}
