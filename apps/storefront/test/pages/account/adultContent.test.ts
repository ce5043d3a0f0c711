import * as testing from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer } from '../../shop.ts'

const PRODUCT = '/product/life-class-clay-printed-fabric?sku=life-class-clay-printed-fabric-qc-yard'
const SEARCH = '/search?query=life+class'

const choose = async (visitor: ReturnType<typeof aVisitor>, choice: 'Show' | 'Hide') =>
  (await visitor.open('/preferences')).check(choice).press('Save')

const logIn = async (email: string, visitor = aVisitor()) => {
  await testing.logIn(visitor, email)
  return visitor
}

test('shows a notice instead of a design for adults until the visitor agrees to see it', async () => {
  const visitor = aVisitor()
  const notice = await visitor.open(PRODUCT)
  expect([notice.status, notice.heading]).toEqual([200, 'This design is for adults'])
  expect(notice.body).not.toContain('Life Class')
  expect(notice.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  const product = await notice.press(/^I am 18 or older/)
  expect([`${product.path}${product.url.search}`, product.heading]).toEqual([PRODUCT, 'Life Class, Fabric'])
  expect((await visitor.open(PRODUCT)).heading).toBe('Life Class, Fabric')
})

test.each([
  ['a search', SEARCH],
  ['a search by design number', '/search?query=life-class-clay-printed-fabric-qc-yard'],
  ['a category', '/category/printed-fabric?designer=Ottoline+Reyes&sort=newest'],
  ['an artist', '/artist/ottoline-reyes'],
  ['suggestions', '/search/suggest?query=life+cl'],
])('omits designs for adults from %s until the visitor agrees to see them', async (_, path) => {
  const visitor = aVisitor()
  expect((await visitor.open(path)).body).not.toMatch(/\/product\/life-class/)
  await choose(visitor, 'Show')
  expect((await visitor.open(path)).body).toMatch(/\/product\/life-class/)
  // Visitors of the same market share cached pages, but not this choice.
  expect((await aVisitor().open(path)).body).not.toMatch(/\/product\/life-class/)
  await choose(visitor, 'Hide')
  expect((await visitor.open(path)).body).not.toMatch(/\/product\/life-class/)
})

test('omits designs for adults from sitemaps and similar designs', async () => {
  const sitemap = await aVisitor().open('/sitemap-products-1.xml')
  expect(sitemap.body).toContain('quince-orchard-night-pond-printed-fabric')
  expect(sitemap.body).not.toContain('life-class')
  expect((await aVisitor().open('/product/loose-ends-clay-printed-fabric')).body).not.toContain('life-class')
})

test('applies a customer’s choice about adult content on their other devices', async () => {
  const email = await createCustomer('customer')
  await choose(await logIn(email), 'Show')
  expect((await (await logIn(email)).open(SEARCH)).text).toContain('Life Class')
})

test('saves a guest’s choice about adult content for the customer when the guest logs in', async () => {
  const email = await createCustomer('customer')
  const guest = aVisitor()
  await choose(guest, 'Show')
  await logIn(email, guest)
  expect((await (await logIn(email)).open(SEARCH)).text).toContain('Life Class')
})

test.each(['//evil.example/x', 'https://evil.example/', '/\\evil.example'])(
  'redirects to the home page when the redirect target is %s',
  async (to) => {
    const notice = await aVisitor().open(`/adult-content?to=${encodeURIComponent(to)}`)
    const next = await notice.press(/^I am 18 or older/)
    expect(next.path).toBe('/')
  },
)
