import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Logger } from 'pino'
import type { Providers } from '../providers/createProviders.ts'
import type { Attempt, AttemptStore } from './attemptStore.ts'
import { APPROVAL, GIVEN_UP } from './authorisePayment.ts'

/** Tells an attempt's workflow to look at its payment again. */
export const wakeAttempt = (attemptId: string, cause: string): Promise<void> =>
  DBOS.send(attemptId, 'look', APPROVAL, `${attemptId}:${cause}`)

/** Tells an attempt's workflow that nobody will approve its payment. */
export const giveUpApproval = (attemptId: string): Promise<void> =>
  DBOS.send(attemptId, GIVEN_UP, APPROVAL, `${attemptId}:${GIVEN_UP}`)

type Dependencies = { readonly attempts: AttemptStore; readonly providers: Providers; readonly log: Logger }

/** Looks for payments that the shopper approved and nobody reported: a closed tab, a lost message. */
export const sweepApprovals = async ({ attempts, providers, log }: Dependencies): Promise<void> => {
  const look = async ({ id, provider, reference }: Attempt): Promise<void> => {
    const standing = await providers.find(provider ?? '')?.standing(reference ?? '')
    if (standing === undefined || standing === 'approval') return
    await wakeAttempt(id, `swept:${standing}`)
    log.info({ attemptId: id, standing }, 'an approval that nobody reported')
  }
  for (const attempt of await attempts.awaitingApproval())
    await look(attempt).catch((error: unknown) =>
      log.warn({ attemptId: attempt.id, reason: String(error) }, 'a payment could not be looked at'),
    )
}
