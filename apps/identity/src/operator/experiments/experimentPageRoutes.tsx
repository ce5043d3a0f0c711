import { type Context, Hono } from 'hono'
import { findExperiment, listExperiments, stopExperiment } from '../../experiments/experimentStore.ts'
import { createExperimentReport } from '../../experiments/report/experimentReport.ts'
import { readVariantRecords } from '../../experiments/report/readRecords.ts'
import { changeWithAudit } from '../audit/operatorAudit.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { actionFields, reasonProblem } from '../page/actionFields.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { sendPage } from '../page/sendPage.tsx'
import { ExperimentPage } from './ExperimentPage.tsx'
import { ExperimentsPage } from './ExperimentsPage.tsx'

/** The list of experiments, the report of each, and the action that stops one. */
export const experimentPageRoutes = ({ database }: OperatorParts): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()

  app.get('/', async (context) =>
    sendPage(context, <ExperimentsPage experiments={(await listExperiments(database)).toReversed()} />),
  )

  const sendExperiment = async (
    context: Context<OperatorEnv>,
    key: string,
    typed: { readonly reason?: string; readonly reasonError?: string } = {},
  ): Promise<Response> => {
    const experiment = await findExperiment(database, key)
    if (!experiment) return sendPage(context, <NotFoundPage what="experiment" />, 404)
    const report = createExperimentReport(experiment, await readVariantRecords(database, key))
    const status = typed.reasonError ? 422 : 200
    return sendPage(context, <ExperimentPage {...{ experiment, report, ...typed }} />, status)
  }

  app.get('/:key', (context) => sendExperiment(context, context.req.param('key')))

  app.post('/:key/stop', async (context) => {
    const key = context.req.param('key')
    const { id, reason } = await actionFields(context, [])
    const reasonError = reasonProblem(reason)
    if (reasonError) return sendExperiment(context, key, { reason, reasonError })
    const experiment = await findExperiment(database, key)
    const result = await changeWithAudit(
      database,
      {
        id,
        operator: context.get('operator') ?? '',
        action: 'experiment-stop',
        subject: key,
        reason,
        before: { stopsAt: experiment?.stopsAt ?? 'open' },
        after: { stopsAt: 'now' },
      },
      async (transaction) => {
        const stopped = await stopExperiment(transaction, key)
        if (stopped === 'stopped') return undefined
        return stopped === 'ended' ? 'The experiment has ended before.' : 'There is no such experiment.'
      },
    )
    if (result.kind === 'refused')
      return sendExperiment(context, key, { reason, reasonError: result.refusal })
    return context.redirect(`/operator/experiments/${key}?notice=experiment-stopped`, 303)
  })

  return app
}
