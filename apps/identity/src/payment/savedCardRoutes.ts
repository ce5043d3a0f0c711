import { Hono } from 'hono'
import { type Caller, type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { isUuid } from '../http/isUuid.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { Sites } from '../sites/createSites.ts'
import type { CardRemovals } from './cardRemovals.ts'
import type { MethodSaving } from './methodSaving.ts'
import type { SavedCard, SavedCardStore } from './savedCardStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly providers: Providers
  readonly savedCards: SavedCardStore
  readonly removals: CardRemovals
  readonly saving: MethodSaving
  readonly limits: Limits
  readonly sites: Pick<Sites, 'isSiteOrigin'>
}

const renderCard = ({
  customerId: _,
  provider: __,
  token: ___,
  createdAt: ____,
  payerId: _____,
  ...card
}: SavedCard) => card

/** The saved cards and PayPal accounts of a customer, and the payment methods of the shop. */
export const savedCardRoutes = ({
  callers,
  providers,
  savedCards,
  removals,
  saving,
  limits,
  sites,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
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

  /**
   * Saves the card for which the browser got a token. The card's bank verifies it first, if the provider supports that.
   */
  const saveCard = (caller: Caller, input: Parameters<MethodSaving['save']>[1]) =>
    saving.save(caller.customerId ?? '', input, { kind: 'card', owner: ownerKey(caller), isVerified: true })

  app.post('/payment-methods', async (context) => {
    const body = await readBody(context, operations.savePaymentMethod.body)
    if (!body.ok) return invalidBody(context, body)
    const { token, nickname, makeDefault } = body.value
    const caller = context.get('caller')
    const { customerId = '' } = caller
    const exceeded = await limits.consume('saveCard', customerId)
    if (exceeded) return tooManyRequests(context, exceeded)
    const saved = await saveCard(caller, { token, nickname, isDefault: makeDefault })
    return saved
      ? context.json(renderCard(saved), 201)
      : context.json({ kind: 'invalid', field: 'token' }, 422)
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
    const page = { owner, purpose: 'save', currency, successUrl, cancelUrl } as const
    return context.json({ url: await providers.cards.cardPage(page) })
  })

  app.post('/payment-methods/page-result', async (context) => {
    const body = await readBody(context, operations.finishCardSetup.body)
    if (!body.ok) return invalidBody(context, body)
    const caller = context.get('caller')
    const { customerId = '' } = caller
    const exceeded = await limits.consume('saveCard', customerId)
    if (exceeded) return tooManyRequests(context, exceeded)
    const token = await providers.cards.tokenOfPage?.(body.value.session, ownerKey(caller))
    return token && (await saveCard(caller, { token }))
      ? context.json(await all(customerId))
      : context.json({ kind: 'invalid', field: 'session' }, 422)
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
