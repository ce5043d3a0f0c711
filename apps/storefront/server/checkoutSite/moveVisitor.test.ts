import { expect, test } from 'vitest'
import { createPaths } from '../../app/i18n/paths.ts'
import { Session } from '../session/session.ts'
import { moveVisitor, mustLeave } from './moveVisitor.ts'

const SHOP = 'https://shop.example'
const CHECKOUT = 'https://checkout.example'

const aShop = ({ isHere = false, isDefaultSite = true, isDown = false, session = new Session({}) } = {}) => {
  const codes = new Map<string, string>()
  const down = { ok: false, problem: { kind: 'unavailable', message: '' } } as const
  const shop = {
    session,
    isDocument: true,
    isSubmission: false,
    paths: createPaths('en-US'),
    settings: { siteKey: isDefaultSite ? 'selvedge' : 'larkhouse', isDefaultSite },
    checkoutSite: {
      isHere,
      otherOrigin: isHere ? SHOP : CHECKOUT,
      handovers: {
        store: async (state: string) => {
          if (isDown) return down
          codes.set('a-code', state)
          return { ok: true, value: 'a-code' } as const
        },
        redeem: async (code: string) => {
          const value = codes.get(code)
          codes.delete(code)
          return value === undefined
            ? ({ ok: false, problem: { kind: 'missing' } } as const)
            : ({ ok: true, value } as const)
        },
      },
    },
  } satisfies Parameters<typeof moveVisitor>[1]
  return { shop, codes }
}

const move = async (shop: Parameters<typeof moveVisitor>[1], address: string) =>
  (await moveVisitor(new Request(address), shop))?.headers.get('location')

const cart = { id: 'cart-1', version: 1, count: 2, currency: 'USD' }

test('moves a session from the shop to the checkout in four redirects, with all data that the checkout needs', async () => {
  const notice = { kind: 'currency-changed', currency: 'CAD' } as const
  const brandPage = { url: 'https://brand.example/cart', since: 1 }
  const session = new Session({ cart, currency: 'CAD', notice, brandPage, viewed: ['a-product'] })
  const { shop, codes } = aShop({ session })
  const checkout = aShop({ isHere: true, session: new Session({ customer: anOldCustomer }) })
  const begun = await move(shop, `${SHOP}/en-CA/checkout?edit=billing`)
  expect(begun).toBe(`${CHECKOUT}/en-CA/checkout?edit=billing&handover=begin`)
  const withNonce = await move(checkout.shop, begun ?? '')
  expect(withNonce).toBe(`${SHOP}/en-CA/checkout?edit=billing&handover-for=${checkout.shop.session.handover}`)
  const withCode = await move(shop, withNonce ?? '')
  expect(withCode).toBe(`${CHECKOUT}/en-CA/checkout?edit=billing&handover=a-code`)
  expect(session.notice).toBeUndefined()
  checkout.codes.set('a-code', codes.get('a-code') ?? '')
  expect(await move(checkout.shop, withCode ?? '')).toBe('/en-CA/checkout?edit=billing')
  expect(checkout.shop.session).toMatchObject({ cart, currency: 'CAD', notice, brandPage })
  expect([checkout.shop.session.customer, checkout.shop.session.viewed]).toEqual([undefined, undefined])
  expect(await move(checkout.shop, `${CHECKOUT}/en-CA/checkout?edit=billing`)).toBeUndefined()
})

const MOVE = '0c1f2ab4-6f0e-4c3c-9a54-3f6f2f1a7b10'

test('lets the shop accept a checkout session only once, and not after the visitor has logged in at the shop', async () => {
  const atCheckout = new Session({ cart: { ...cart, count: 0 }, currency: 'CAD', move: MOVE })
  const { shop: checkout, codes } = aShop({ isHere: true, session: atCheckout })
  const state = async (nonce: string) => {
    await move(checkout, `${CHECKOUT}/cart?handover-for=${nonce}`)
    return codes.get('a-code') ?? ''
  }
  const session = new Session({ cart, move: MOVE })
  const { shop, codes: own } = aShop({ session })
  const receive = async () => {
    const withNonce = await move(shop, `${SHOP}/cart?handover=begin`)
    own.set('a-code', await state(new URL(withNonce ?? '').searchParams.get('handover-for') ?? ''))
    return move(shop, `${SHOP}/cart?handover=a-code`)
  }
  expect(await receive()).toBe('/cart')
  expect([session.cart?.count, session.currency]).toEqual([0, 'CAD'])
  session.forgetCurrency()
  await receive()
  expect(session.currency).toBeUndefined()
  session.recordMove(MOVE)
  session.signIn(anOldCustomer.tokens)
  await receive()
  expect([session.customer?.tokens, session.currency]).toEqual([anOldCustomer.tokens, undefined])
})

test('does not change the session of the shop when the session of the checkout did not come from the shop', async () => {
  const { shop } = aShop({ isHere: true })
  expect(await move(shop, `${CHECKOUT}/cart`)).toBe(`${SHOP}/cart`)
})

const anOldCustomer = { tokens: { accessToken: 't', expiresAt: 1, scope: 's' }, firstName: 'Anna' }

test('keeps the checkout’s own session when a handover code was created for another browser or another site', async () => {
  const { shop, codes } = aShop({ session: new Session({ cart }) })
  await move(shop, `${SHOP}/checkout?handover-for=of-an-attacker`)
  const state = codes.get('a-code') ?? ''
  for (const [nonce, isDefaultSite] of [
    ['of-the-visitor', true],
    [undefined, true],
    ['of-an-attacker', false],
  ] as const) {
    const session = new Session({})
    if (nonce) session.beginHandover(nonce)
    const checkout = aShop({ isHere: true, isDefaultSite, session })
    checkout.codes.set('a-code', state)
    expect(await move(checkout.shop, `${CHECKOUT}/checkout?handover=a-code`)).toBe('/checkout')
    expect(session.cart).toBeUndefined()
  }
})

test('adds the name of the site to the URL at the checkout, and removes the name at the shop', async () => {
  expect(await move(aShop({ isDefaultSite: false }).shop, `${SHOP}/checkout`)).toBe(
    `${CHECKOUT}/checkout?site=larkhouse&handover=begin`,
  )
  const session = new Session({ move: 'a-move' })
  const { shop } = aShop({ isHere: true, isDefaultSite: false, session })
  expect(await move(shop, `${CHECKOUT}/cart?site=larkhouse`)).toBe(`${SHOP}/cart?handover=begin`)
})

test('shows the cart with a message when the session cannot be stored, and lets a shopper leave the checkout', async () => {
  const { shop } = aShop({ isDown: true })
  expect(await move(shop, `${SHOP}/checkout?handover-for=n`)).toBe('/cart')
  expect(shop.session.notice).toMatchObject({ kind: 'message' })
  const { shop: checkout } = aShop({ isDown: true, isHere: true })
  expect(await move(checkout, `${CHECKOUT}/cart?handover-for=n`)).toBe(`${SHOP}/cart`)
})

test('moves no visitor when the shop has no separate checkout; moves data requests only from the checkout to the shop', async () => {
  const { shop } = aShop()
  expect(
    await moveVisitor(new Request(`${SHOP}/checkout`), { ...shop, checkoutSite: undefined }),
  ).toBeUndefined()
  const data = { ...shop, isDocument: false }
  expect(await move(data, `${SHOP}/checkout.data`)).toBeUndefined()
  expect(mustLeave(new Request(`${SHOP}/cart.data`), data)).toBe(false)
  const atCheckout = { ...aShop({ isHere: true }).shop, isDocument: false }
  expect(mustLeave(new Request(`${CHECKOUT}/cart.data`), atCheckout)).toBe(true)
  expect(mustLeave(new Request(`${CHECKOUT}/checkout.data`), atCheckout)).toBe(false)
  const requested = { ...atCheckout, isDocument: true }
  for (const path of ['/en-GB/data-layer', '/__manifest'])
    expect(await move(requested, `${CHECKOUT}${path}`)).toBeUndefined()
})

test('uses one nonce for two windows that enter the checkout at the same time', async () => {
  const { shop } = aShop({ isHere: true })
  const first = await move(shop, `${CHECKOUT}/checkout?handover=begin`)
  expect(await move(shop, `${CHECKOUT}/checkout?handover=begin`)).toBe(first)
})
