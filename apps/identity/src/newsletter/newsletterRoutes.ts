import { Hono } from 'hono'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { subjectFrom } from '../limits/subjectFrom.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { Newsletter } from './createNewsletter.ts'

type Dependencies = {
  readonly limits: Limits
  readonly sources: SourceRules
  readonly newsletter: Newsletter
}

/** The newsletter. Responses are the same for known and unknown addresses. */
export const newsletterRoutes = ({ limits, sources, newsletter }: Dependencies): Hono => {
  const app = new Hono()
  app.post('/newsletter', async (context) => {
    const body = await readBody(context, operations.subscribeToNewsletter.body)
    if (!body.ok) return invalidBody(context, body)
    const { email, ...rest } = body.value
    const address = email.toLowerCase()
    const source = sourceOf(context, sources)
    const exceeded =
      (await limits.consume('newsletterSource', source)) ??
      (await limits.consume('newsletter', subjectFrom(source, address)))
    if (exceeded) return tooManyRequests(context, exceeded)
    await newsletter.subscribe({ email: address, ...rest })
    return context.json({ ok: true }, 202)
  })
  app.post('/newsletter/confirm', async (context) => {
    const body = await readBody(context, operations.confirmNewsletter.body)
    if (!body.ok) return invalidBody(context, body)
    const { email, key } = body.value
    return (await newsletter.confirm(email, key))
      ? context.json({ ok: true })
      : context.json({ kind: 'refused' }, 422)
  })
  app.post('/newsletter/unsubscribe', async (context) => {
    const body = await readBody(context, operations.unsubscribeFromNewsletter.body)
    if (!body.ok) return invalidBody(context, body)
    const { email, key } = body.value
    return (await newsletter.unsubscribe(email, key))
      ? context.json({ ok: true })
      : context.json({ kind: 'refused' }, 422)
  })
  return app
}
