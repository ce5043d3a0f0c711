import { Hono } from 'hono'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { isUuid } from '../http/isUuid.ts'
import { operations } from '../openapi/operations.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { Sites } from '../sites/createSites.ts'
import type { CardRemovals } from './cardRemovals.ts'
import type { SavedCardStore } from './savedCardStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly providers: Providers
  readonly savedCards: SavedCardStore
  readonly removals: CardRemovals
  readonly sites: Pick<Sites, 'isSiteOrigin'>
}

type Card = Awaited<ReturnType<SavedCardStore['list']>>[number]

const renderCard = (card: Card) => {
  const { id, brand, last4, expMonth, expYear, nickname, isDefault, billingAddress, billingRevision } = card
  return { id, brand, last4, expMonth, expYear, nickname, isDefault, billingAddress, billingRevision }
}

/** The saved cards of a customer, and the payment methods of the shop. */
export const savedCardRoutes = ({
  callers,
  providers,
  savedCards,
  removals,
  sites,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/payment-methods', callers.requireCustomer)
  app.use('/payment-methods/*', callers.requireCustomer)
  app.use('/payment-options', callers.ensureCaller)

  const all = async (customerId: string) => ({
    paymentMethods: (await savedCards.list(customerId)).map(renderCard),
  })

  app.get('/payment-options', async (context) =>
    context.json({
      methods: [
        'card',
        ...(providers.paypal ? ['paypal'] : []),
        ...(providers.afterpay ? ['afterpay'] : []),
        'store-credit',
        'purchase-order',
      ],
      card: {
        provider: providers.cards.name,
        clientToken: (await providers.cards.clientToken?.()) ?? null,
      },
    }),
  )

  app.get('/payment-methods', async (context) =>
    context.json(await all(context.get('caller').customerId ?? '')),
  )

  app.post('/payment-methods', async (context) => {
    const body = await readBody(context, operations.savePaymentMethod.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId = '' } = context.get('caller')
    const card = await providers.cards.read(body.value.token, 'card')
    const saved = card && (await savedCards.save(customerId, card, body.value.nickname))
    if (!saved) return context.json({ kind: 'invalid', field: 'token' }, 422)
    if (body.value.makeDefault) await savedCards.makeDefault(customerId, saved.id)
    return context.json(renderCard({ ...saved, isDefault: body.value.makeDefault ?? saved.isDefault }), 201)
  })

  app.post('/payment-methods/page', async (context) => {
    const body = await readBody(context, operations.startCardSetup.body)
    if (!body.ok) return invalidBody(context, body)
    const { successUrl, cancelUrl, currency } = body.value
    const areListed = await Promise.all(
      [successUrl, cancelUrl].map((url) => sites.isSiteOrigin(new URL(url).origin)),
    )
    if (areListed.includes(false)) return context.json({ kind: 'invalid', field: 'successUrl' }, 422)
    if (!providers.cards.cardPage) return context.json({ kind: 'refused' }, 422)
    const owner = ownerKey(context.get('caller'))
    return context.json({ url: await providers.cards.cardPage({ owner, currency, successUrl, cancelUrl }) })
  })

  app.post('/payment-methods/page-result', async (context) => {
    const body = await readBody(context, operations.finishCardSetup.body)
    if (!body.ok) return invalidBody(context, body)
    const caller = context.get('caller')
    const card = await providers.cards.cardOfPage?.(body.value.session, ownerKey(caller))
    if (!card) return context.json({ kind: 'invalid', field: 'session' }, 422)
    const { customerId = '' } = caller
    await savedCards.save(customerId, card)
    return context.json(await all(customerId))
  })

  app.put('/payment-methods/:id', async (context) => {
    const body = await readBody(context, operations.changePaymentMethod.body)
    if (!body.ok) return invalidBody(context, body)
    const { customerId = '' } = context.get('caller')
    const id = context.req.param('id')
    const card = isUuid(id) ? await savedCards.find(customerId, id) : undefined
    if (!card) return context.json({ kind: 'missing' }, 404)
    const { billingAddress, billingRevision = card.billingRevision } = body.value
    if (
      billingAddress !== undefined &&
      !(await savedCards.setBillingAddress(customerId, id, billingAddress, billingRevision))
    )
      return context.json({ kind: 'refused' }, 422)
    if (body.value.nickname !== undefined) await savedCards.rename(customerId, id, body.value.nickname)
    if (body.value.makeDefault) await savedCards.makeDefault(customerId, id)
    return context.json(await all(customerId))
  })

  app.delete('/payment-methods/:id', async (context) => {
    const { customerId = '' } = context.get('caller')
    const id = context.req.param('id')
    const removed = isUuid(id) ? await savedCards.remove(customerId, id) : undefined
    if (!removed) return context.json({ kind: 'missing' }, 404)
    const isForgotten = await removals.finish(removed)
    return context.json({ ...(await all(customerId)), isForgotten })
  })

  return app
}
