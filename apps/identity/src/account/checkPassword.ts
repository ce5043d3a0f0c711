import { type Customer, FindCustomerDocument } from '@selvedge/commerce-client/server'
import type { Context } from 'hono'
import type { Caller } from '../caller/caller.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { subjectFrom } from '../limits/subjectFrom.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'

type Dependencies = {
  readonly commerce: Commerce
  readonly limits: Limits
  readonly sources: SourceRules
}

type Checked =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly response: Response }

/**
 * Checks the password of a signed-in customer before a change that cannot be undone. Wrong passwords here and at login
 * are counted together.
 */
export const createPasswordCheck =
  ({ commerce, limits, sources }: Dependencies) =>
  async (context: Context, { customerId = '' }: Caller, password: string): Promise<Checked> => {
    const refuse = (kind: string, status: 401 | 503): Checked => ({
      ok: false,
      response: context.json({ kind }, status),
    })
    const { customer } = valueOrThrow(
      await runQuery(commerce.server, FindCustomerDocument, { id: customerId }),
    )
    if (!customer) return refuse('unauthorized', 401)
    const subject = subjectFrom(sourceOf(context, sources), customer.email)
    const exceeded = await limits.consume('login', subject)
    if (exceeded) return { ok: false, response: tooManyRequests(context, exceeded) }
    const tokens = await commerce.flows.customer(customer.email, password)
    if (!tokens.ok)
      return tokens.problem.kind === 'credentials' ? refuse('credentials', 401) : refuse('unavailable', 503)
    await commerce.flows.revoke(tokens.value.refreshToken ?? tokens.value.accessToken)
    await limits.reset('login', subject)
    return { ok: true, customer }
  }

export type PasswordCheck = ReturnType<typeof createPasswordCheck>
