import type { Treatments } from '@selvedge/analytics'
import { createShopStorage, createVisitorClient } from '@selvedge/identity-client/visitor'
import type { Logger } from 'pino'
import type { VisitorToken } from '../session/visitorToken.ts'

type Dependencies = {
  readonly identityUrl: string
  readonly product: string
  readonly headers: Readonly<Record<string, string>>
  readonly token: VisitorToken
  /** Whether the shop runs any; without them the backend is not asked. */
  readonly experiments: 'some' | 'none'
  readonly log: Logger
}

/** What the identity backend knows of a visitor for experiments and events. Who has no session is nobody yet. */
export type VisitorFacts = {
  /** The visitor's variants; none when they cannot be had, which is logged in the specification's words (spec §8). */
  readonly treatments: () => Promise<Treatments>
  /** Statistics of the visitor (spec §7); `undefined` when they cannot be had. */
  readonly statistics: () => Promise<Readonly<Record<string, unknown>> | undefined>
}

/** A page must not wait for what it can do without. In ms. */
const WAIT_MS = 1_000

export const createVisitorFacts = (dependencies: Dependencies): VisitorFacts => {
  const { identityUrl, product, headers, token, experiments, log } = dependencies
  const visitor = async () => {
    const bearer = await token.held()
    if (!bearer) return undefined
    return createVisitorClient({
      baseUrl: identityUrl,
      product,
      headers: { ...headers, authorization: `Bearer ${bearer}` },
      timeoutMs: WAIT_MS,
      // The session's cookies keep what is to be kept.
      storage: createShopStorage(undefined),
      log: (message, problem) => log.error({ problem }, message),
    })
  }
  return {
    treatments: async () => (experiments === 'some' ? ((await (await visitor())?.treatments()) ?? {}) : {}),
    statistics: async () => {
      const answer = await (await visitor())?.getUserStats()
      return answer?.ok ? answer.value : undefined
    },
  }
}
