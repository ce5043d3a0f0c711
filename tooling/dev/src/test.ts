import { stopChildren } from './checks/childProcesses.ts'
import { type Choice, chooseStages } from './checks/chooseStages.ts'
import { failed, type Outcome, sumOutcomes, totalOf } from './checks/outcome.ts'
import { measureProcessorUse } from './checks/processorUse.ts'
import { reportRun, reportStage } from './checks/reportStage.ts'
import { runJourneys } from './checks/runJourneys.ts'
import type { TaskRun } from './checks/runTurbo.ts'
import { runTurboStages, type StageRun } from './checks/runTurboStages.ts'
import { isTurboStage, type OwnStage, rounds, type TurboStage } from './checks/stage.ts'
import { stages } from './checks/stages/index.ts'
import { readRoot, readWorkspaces } from './checks/workspaces.ts'
import { StartupError } from './stack/startupError.ts'

const choose = (): Choice => {
  try {
    return chooseStages(process.argv.slice(2), stages)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}
const { stages: chosen, journeyArgs } = choose()

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (interrupted) return
    interrupted = true
    process.stderr.write('\nInterrupted.\n')
    void stopChildren().then(() => process.exit(130))
  })

const started = performance.now()
const processorUse = measureProcessorUse()
const workspaces = [readRoot(), ...readWorkspaces()]
const outcomes: Outcome[] = []
const tasks: TaskRun[] = []
const reported = new Set<string>()

const broken = (error: unknown): Outcome =>
  failed('the check failed with an internal error', error instanceof Error ? error.stack : String(error))

const report = async ({ name, outcome, ms, tasks: own }: StageRun): Promise<void> => {
  // An interrupted stage has no result; the signal handler above ends the run.
  if (interrupted) await new Promise(() => {})
  outcomes.push(outcome)
  tasks.push(...own)
  process.stdout.write(reportStage(name, outcome, ms))
}

const runOwn = async ({ name, run }: OwnStage): Promise<void> => {
  const begun = performance.now()
  const outcome = await run().catch(broken)
  await report({ name, outcome, ms: performance.now() - begun, tasks: [] })
}

const runRound = async (round: readonly TurboStage[]): Promise<void> => {
  const runs = await runTurboStages(round, workspaces, reported).catch((error: unknown) =>
    round.map(({ name }) => ({ name, outcome: broken(error), ms: 0, tasks: [] })),
  )
  for (const run of runs) await report(run)
}

for (const stage of chosen) if (!isTurboStage(stage)) await runOwn(stage)

if (journeyArgs.length > 0) {
  await runRound([{ name: 'builds', tasks: ['build'], round: 'checks' }])
  await runOwn({ name: 'journeys', run: () => runJourneys(journeyArgs) })
} else
  for (const round of rounds) {
    const own = chosen.filter(isTurboStage).filter((stage) => stage.round === round)
    if (own.length > 0) await runRound(own)
  }

const outcome = sumOutcomes(outcomes)
process.stdout.write(reportRun(outcome, tasks, performance.now() - started, processorUse()))
process.exitCode = totalOf(outcome.counts).failed > 0 ? 1 : 0
