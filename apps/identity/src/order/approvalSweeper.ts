import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'
import type { Providers } from '../providers/createProviders.ts'
import type { Attempt, AttemptStore } from './attemptStore.ts'
import { APPROVAL, GIVEN_UP } from './authorisePayment.ts'

/** Makes an attempt's workflow check its payment again. */
export const wakeAttempt = (attemptId: string, cause: string): Promise<void> =>
  DBOS.send(attemptId, 'look', APPROVAL, `${attemptId}:${cause}`)

/** Notifies an attempt's workflow that the shopper gave up the approval. */
export const giveUpApproval = (attemptId: string): Promise<void> =>
  DBOS.send(attemptId, GIVEN_UP, APPROVAL, `${attemptId}:${GIVEN_UP}`)

type Dependencies = { readonly attempts: AttemptStore; readonly providers: Providers; readonly log: Logger }

/** Finds approved payments whose workflow was not notified, because the tab was closed or a message was lost. */
export const sweepApprovals = async ({ attempts, providers, log }: Dependencies): Promise<void> => {
  const checkPayment = async ({ id, provider, reference }: Attempt): Promise<void> => {
    const status = await providers.find(provider ?? '')?.statusOf(reference ?? '')
    if (status === undefined || status === 'approval') return
    await wakeAttempt(id, `swept:${status}`)
    log.info({ attemptId: id, status }, 'approval found by the sweeper')
  }
  for (const attempt of await attempts.awaitingApproval())
    await checkPayment(attempt).catch((error: unknown) =>
      log.warn({ attemptId: attempt.id, reason: error }, 'payment status check failed'),
    )
}
