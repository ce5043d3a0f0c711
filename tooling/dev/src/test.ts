import { endChildren } from './checks/children.ts'
import { chooseStages } from './checks/chooseStages.ts'
import { failed, type Outcome, sumOutcomes } from './checks/outcome.ts'
import { reportStage } from './checks/reportStage.ts'
import type { Stage } from './checks/stage.ts'
import { stages } from './checks/stages/index.ts'
import { readWorkspaces } from './checks/workspaces.ts'
import { StartProblem } from './stack/startProblem.ts'

const choose = (): readonly Stage[] => {
  try {
    return chooseStages(process.argv.slice(2), stages)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}
const chosen = choose()

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (interrupted) return
    interrupted = true
    process.stderr.write('\nInterrupted.\n')
    void endChildren().then(() => process.exit(130))
  })

const context = { workspaces: readWorkspaces(), broken: new Set<string>() }
const outcomes: Outcome[] = []
for (const stage of chosen) {
  const started = performance.now()
  const outcome = await stage
    .run(context)
    .catch((error: unknown) =>
      failed('the check itself broke', error instanceof Error ? error.stack : String(error)),
    )
  // A stage that was interrupted has no result; the handler above ends the run.
  if (interrupted) await new Promise(() => {})
  outcomes.push(outcome)
  process.stdout.write(reportStage(stage.name, outcome, performance.now() - started))
}

const total = sumOutcomes(outcomes)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
