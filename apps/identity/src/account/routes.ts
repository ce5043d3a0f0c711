import { password } from '@selvedge/cart-domain/forms'
import { CustomerSignMeInDocument, CustomerSignMeUpDocument } from '@selvedge/commerce-client'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { CallerEnv } from '../caller/caller.ts'
import { type Commerce, runMutation } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'

const Login = v.object({
  email: v.pipe(v.string(), v.maxLength(256)),
  password: v.pipe(v.string(), v.maxLength(256)),
})
const Registration = v.object({
  ...Login.entries,
  password,
  firstName: v.pipe(v.string(), v.minLength(2), v.maxLength(100)),
  lastName: v.pipe(v.string(), v.minLength(2), v.maxLength(100)),
  locale: v.optional(v.string()),
})

const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/.exec(header ?? '')?.[1]

/**
 * Login, registration and logout (spec §4). Sign-in goes out with the guest's token, so the platform hands the guest's
 * cart over; the customer's own token comes back and the guest's is ended.
 */
export const accountRoutes = (commerce: Commerce): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()

  const customerTokens = async (email: string, password: string, guest: string | undefined) => {
    const tokens = await commerce.flows.customer(email, password)
    if (tokens.ok && guest) await commerce.flows.revoke(guest)
    return tokens
  }

  /** A sign-in needs some token to go out with; a visitor without one gets a guest's for this call. */
  const guestToken = async (held: string | undefined): Promise<string | undefined> => {
    if (held) return held
    const tokens = await commerce.flows.anonymous()
    return tokens.ok ? tokens.value.accessToken : undefined
  }

  app.post('/login', async (context) => {
    const body = await readBody(context, Login)
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)
    const guest = await guestToken(bearer(context.req.header('authorization')))
    const signedIn = await runMutation(commerce.as(guest), CustomerSignMeInDocument, {
      draft: { ...body.value, activeCartSignInMode: 'MergeWithExistingCustomerCart' },
    })
    if (!signedIn.ok) {
      if (signedIn.problem.kind === 'graphql' && signedIn.problem.code === 'InvalidCredentials')
        return context.json({ kind: 'credentials' }, 401)
      return context.json({ kind: 'unavailable' }, 503)
    }
    const tokens = await customerTokens(body.value.email, body.value.password, guest)
    if (!tokens.ok) return context.json({ kind: 'unavailable' }, 503)
    const { customer, cart } = signedIn.value.customerSignMeIn
    return context.json({ customerId: customer.id, cartId: cart?.id ?? null, tokens: tokens.value })
  })

  app.post('/register', async (context) => {
    const body = await readBody(context, Registration)
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)
    const guest = await guestToken(bearer(context.req.header('authorization')))
    const { locale, ...draft } = body.value
    const signedUp = await runMutation(commerce.as(guest), CustomerSignMeUpDocument, {
      draft: { ...draft, locale: locale ?? null },
    })
    if (!signedUp.ok)
      return context.json(
        { kind: signedUp.problem.kind === 'graphql' ? 'refused' : 'unavailable' },
        signedUp.problem.kind === 'graphql' ? 422 : 503,
      )
    const tokens = await customerTokens(draft.email, draft.password, guest)
    if (!tokens.ok) return context.json({ kind: 'unavailable' }, 503)
    const { customer, cart } = signedUp.value.customerSignMeUp
    return context.json({ customerId: customer.id, cartId: cart?.id ?? null, tokens: tokens.value })
  })

  app.post('/logout', async (context) => {
    const body = await readBody(
      context,
      v.object({ tokens: v.array(v.pipe(v.string(), v.maxLength(512)), 'tokens') }),
    )
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)
    for (const token of body.value.tokens.slice(0, 4)) await commerce.flows.revoke(token)
    return context.json({ ok: true })
  })

  return app
}
