import { randomUUID } from 'node:crypto'
import type { Page, Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, givenCart, shop } from '../../shop.ts'

const verify = async (visitor: Visitor, group: string): Promise<Page> => {
  const offer = await (await visitor.open('/')).follow('ID verification discount')
  const provider = await offer.press('Verify with ID.me')
  expect(provider.heading).toBe('Stand-in for ID.me')
  return provider.fill('Who you are', `person-${randomUUID()}`).check(group).press('Verify')
}

test('gives a verified member of a group a discount code that works on their cart', async () => {
  const { visitor } = await givenCart({ lines: [{ category: 'printed-fabric' }] })
  const verified = await verify(visitor, 'Nurse')
  expect(verified.path).toBe('/id-verification')
  const [code = ''] = /ID-[A-Z2-9]{10}/.exec(verified.notices.join()) ?? []
  expect(code).not.toBe('')
  const again = await verified.reload()
  expect(again.notices.join()).toContain(code)
  const cart = await again.press('Use it in my cart')
  expect([cart.heading, cart.alerts]).toEqual(['Your cart', []])
  expect(cart.has('button', `Remove code ${code}`)).toBe(true)
})

test('shows only once that a visitor belongs to no group, and lets the visitor try again', async () => {
  const refused = await verify(aVisitor(), 'None of these')
  expect(refused.alerts.join()).toContain('ID.me could not confirm')
  const again = await refused.reload()
  expect(again.alerts).toEqual([])
  expect(again.has('button', 'Verify with ID.me')).toBe(true)
})

test.each(['?code=made-up&state=made-up', '?code=made-up'])(
  'ignores a redirect from the provider (%s) when the visitor did not start the verification',
  async (query) => {
    const page = await aVisitor().open(`/id-verification/back${query}`)
    expect([page.path, page.alerts]).toEqual(['/id-verification', []])
    expect(page.text).not.toContain('Your code is')
  },
)

test('redirects from the simulated provider only to the shop', async () => {
  const url = new URL('/stand-in/id.me', shop.identity)
  url.search = String(
    new URLSearchParams({
      client_id: 'selvedge',
      redirect_uri: 'https://elsewhere.example/',
      response_type: 'code',
      scopes: 'nurse',
      state: 's',
    }),
  )
  expect((await aVisitor().open(url.href)).status).toBe(400)
})
