import { isKey, requireKey } from '@selvedge/service'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Sites } from '../../sites/createSites.ts'
import type { SimulatedProof } from './createSimulatedProof.ts'
import type { SimulatedCodes } from './simulatedCodes.ts'
import { simulatedPage } from './simulatedPage.ts'

/** The query of the groups page, with ID.me's own parameters. */
const GroupsQuery = v.object({
  client_id: v.pipe(v.string(), v.nonEmpty()),
  redirect_uri: v.pipe(v.string(), v.url()),
  response_type: v.literal('code'),
  scopes: v.pipe(
    v.string(),
    v.regex(/^[a-z]{1,32}(,[a-z]{1,32}){0,15}$/),
    v.transform((scopes) => scopes.split(',')),
  ),
  state: v.pipe(v.string(), v.nonEmpty()),
})
const GroupsForm = v.object({
  person: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  group: v.pipe(v.string(), v.regex(/^[a-z]{0,32}$/)),
})
const TokenForm = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.string(),
  redirect_uri: v.string(),
  client_id: v.string(),
  client_secret: v.string(),
})

const withParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Simulates ID.me's groups page and token endpoint, for a shop that runs on one machine. The parameters and the
 * redirect are those of ID.me; the token is one of the simulated proof. Redirects to listed sites only. If `key` is
 * set, the page requires it, and the shop's server sends the key as its client secret.
 */
export const simulatedIdMeRoutes = (
  sites: Pick<Sites, 'isSiteOrigin' | 'origins'>,
  { tokenOf }: SimulatedProof,
  codes: SimulatedCodes,
  key: string | undefined,
): Hono => {
  const app = new Hono()

  const parseQuery = async (context: Context) => {
    const parsed = v.safeParse(GroupsQuery, context.req.query())
    return parsed.success && (await sites.isSiteOrigin(new URL(parsed.output.redirect_uri).origin))
      ? parsed.output
      : undefined
  }
  const refuse = (context: Context) =>
    context.text('The shop asked for something that this page does not know.', 400)

  app.use('/stand-in/id.me', requireKey(key))
  app.get('/stand-in/id.me', async (context) => {
    const query = await parseQuery(context)
    if (!query) return refuse(context)
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${sites.origins().join(' ')}`,
    )
    context.header('cache-control', 'no-store')
    return context.html(simulatedPage(query.scopes))
  })

  app.post('/stand-in/id.me', async (context) => {
    const query = await parseQuery(context)
    const form = v.safeParse(GroupsForm, await context.req.parseBody())
    if (!query || !form.success) return refuse(context)
    const { redirect_uri: back, state } = query
    const { person, group } = form.output
    const result =
      group === '' ? { error: 'access_denied' } : { code: await codes.issue(tokenOf(person, group), back) }
    return context.redirect(withParameters(back, { ...result, state }), 303)
  })

  app.post('/stand-in/id.me/oauth/token', async (context) => {
    const body = v.safeParse(TokenForm, await context.req.parseBody())
    const isClient = body.success && (key === undefined || isKey(body.output.client_secret, key))
    const token = isClient ? await codes.redeem(body.output.code, body.output.redirect_uri) : undefined
    context.header('cache-control', 'no-store')
    return token
      ? context.json({ access_token: token, token_type: 'bearer', expires_in: 300 })
      : context.json({ error: 'invalid_grant' }, 400)
  })
  return app
}
