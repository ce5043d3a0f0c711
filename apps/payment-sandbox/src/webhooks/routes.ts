import { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/readJson.ts'
import type { Store } from '../store/createStore.ts'
import { newId } from '../stripe/entities.ts'
import type { Webhooks } from './createWebhooks.ts'
import { deliveryModes } from './deliveryMode.ts'
import { type WebhookEndpoint, webhookSources } from './entities.ts'

const EndpointBody = v.object({
  provider: v.picklist(webhookSources),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'An http or https address is needed.')),
  secret: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
})
const DeliveryModeBody = v.object({
  mode: v.picklist(deliveryModes),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 1000),
})

const renderEndpoint = ({ id, provider, url }: WebhookEndpoint) => ({ id, provider, url })

/** Adds and removes endpoints, sets the delivery mode, and lists deliveries. */
export const webhookRoutes = (store: Store, webhooks: Webhooks): Hono => {
  const app = new Hono()

  app.get('/webhook_endpoints', (context) =>
    context.json({ endpoints: webhooks.endpoints().map(renderEndpoint) }),
  )

  app.post('/webhook_endpoints', async (context) => {
    const read = await readJson(context, EndpointBody)
    if ('problem' in read) return context.json({ message: read.problem }, 422)
    const { provider, url, secret = newId('whsec') } = read.value
    const saved = store.save<'webhook_endpoint'>({
      id: newId('we'),
      object: 'webhook_endpoint',
      provider,
      url,
      secret,
    })
    return context.json({ ...renderEndpoint(saved), secret }, 201)
  })

  app.delete('/webhook_endpoints/:id', (context) => {
    const found = store.find('webhook_endpoint', context.req.param('id'))
    if (!found) return context.json({ message: 'There is no such endpoint in the API’s list.' }, 404)
    store.save<'webhook_endpoint'>({ ...found, deleted: true })
    return context.json({ ok: true })
  })

  app.get('/webhooks', (context) =>
    context.json({
      ...webhooks.deliveryMode(),
      deliveries: store
        .list('webhook_delivery')
        .slice(-200)
        .map(({ payload: _, object: __, ...delivery }) => delivery),
    }),
  )

  app.post('/webhooks/mode', async (context) => {
    const read = await readJson(context, DeliveryModeBody)
    if ('problem' in read) return context.json({ message: read.problem }, 422)
    webhooks.setDeliveryMode(read.value)
    return context.json(read.value)
  })

  return app
}
