import { randomUUID } from 'node:crypto'
import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import { type Caller, type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../limits/source.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import { imageTypeOf } from './imageType.ts'
import { MAX_IMAGE_BYTES, type SupportMessages } from './supportMessages.ts'

type Dependencies = {
  readonly callers: Callers
  readonly commerce: Commerce
  readonly limits: Limits
  readonly sources: SourceRules
  readonly messages: SupportMessages
}

/** Messages to customer support, with up to three images. */
export const supportRoutes = ({
  callers,
  commerce,
  limits,
  sources,
  messages,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/support-messages', callers.ensureCaller)

  const isEmailOf = async ({ customerId }: Caller, email: string): Promise<boolean> => {
    if (!customerId) return false
    const { customer } = valueOrThrow(
      await runQuery(commerce.server, FindCustomerDocument, { id: customerId }),
    )
    return customer?.email.toLowerCase() === email.toLowerCase()
  }

  app.post('/support-messages', async (context) => {
    const owner = ownerKey(context.get('caller'))
    // The limit is checked before the body is read, because the body can be large.
    const exceeded =
      (await limits.consume('support', owner)) ??
      (await limits.consume('supportSource', sourceOf(context, sources)))
    if (exceeded) return tooManyRequests(context, exceeded)
    const body = await readBody(context, operations.sendSupportMessage.body)
    if (!body.ok) return invalidBody(context, body)
    const { id = randomUUID(), images, ...message } = body.value
    const contents = images.map((image) => Buffer.from(image, 'base64'))
    if (contents.some((content) => content.length > MAX_IMAGE_BYTES || !imageTypeOf(content)))
      return invalidBody(context, {
        ok: false,
        field: 'images',
        message: 'An image must be a JPEG, PNG, WebP or HEIC of at most 5 MB.',
      })
    const isOwnEmail = await isEmailOf(context.get('caller'), message.email)
    const reference = await messages.send({ ...message, id, owner, images: contents, isOwnEmail })
    return reference
      ? context.json({ ok: true, reference }, 202)
      : context.json({ kind: 'invalid', field: 'id' }, 422)
  })

  return app
}
