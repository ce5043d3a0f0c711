import { fuzzSeeds, mutatedText, oddText, safeText } from '@selvedge/fuzz'
import { logIn, marianne, type Page, type Visitor } from '@selvedge/testing'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aVisitor, givenCart, givenCustomer, givenOrder, shop } from '../../shop.ts'
import { fillIn, routePaths } from './routePaths.ts'
import { distinctForms, type Entry, openPages, parameterNames, type ShopForm } from './shopForms.ts'

const STARTS = [
  '/',
  '/cart',
  '/checkout',
  '/account/dashboard',
  '/account/login',
  '/preferences',
  '/search?query=rose',
  '/account/reset?token=x',
]

let pages: readonly Page[]
let forms: readonly ShopForm[]
/** A guest and a customer. */
let shoppers: readonly Visitor[]
let email: string

beforeAll(async () => {
  const customer = await givenCustomer('customer')
  email = customer.email
  // The forms of an order, of a wishlist and of every step of a checkout are shown only when there is one.
  await givenOrder({ visitor: customer.visitor, address: marianne })
  const { page: filled } = await givenCart({
    visitor: customer.visitor,
    lines: [{ category: 'fabric', quantity: 2 }],
  })
  await filled.press(/wishlist/i)
  await givenCart({ visitor: customer.visitor })
  const guest = await givenCart({ address: marianne, payment: 'card' })
  shoppers = [guest.visitor, customer.visitor]
  const seen = new Set<string>()
  const ofCustomer = await openPages(customer.visitor, STARTS, seen)
  pages = [guest.page, ...ofCustomer, ...(await openPages(guest.visitor, STARTS, seen))]
  forms = distinctForms(pages)
})

// A generated logout ends the customer's session.
beforeEach(() => logIn(shoppers[1] as Visitor, email))

/** A copy of a visitor, so that the cookies of one request do not change the next one. */
const copyOf = async (visitor: Visitor): Promise<Visitor> => {
  const copy = aVisitor()
  await copy.addCookies(await visitor.cookies())
  return copy
}

type Entries = readonly Entry[]

/** A change of one field of a form: its own text, that of another control, or an odd one. */
const changeOf = ({ offered }: ShopForm): fc.Arbitrary<(fields: Entries) => Entries> => {
  const odd = fc.tuple(oddText, oddText)
  const added = offered.length > 0 ? fc.oneof(fc.constantFrom(...offered), odd) : odd
  return fc
    .tuple(fc.nat(29), fc.constantFrom('set', 'set', 'set', 'remove', 'repeat', 'add'), oddText, added)
    .map(([at, kind, text, other]) => (fields) => {
      const chosen = fields[at % Math.max(fields.length, 1)]
      if (!chosen || kind === 'add') return [...fields, other]
      if (kind === 'remove') return fields.filter((field) => field !== chosen)
      if (kind === 'repeat') return [...fields, [chosen[0], text]]
      return fields.map((field) => (field === chosen ? [chosen[0], text] : field))
    })
}

const encode = (fields: Entries): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()

/** The text that a form sends: with changed fields, or with a changed encoding. */
const encoded = (form: ShopForm): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .array(changeOf(form), { minLength: 1, maxLength: 3 })
        .map((changes) => encode(changes.reduce((done, change) => change(done), form.fields))),
    },
    { weight: 1, arbitrary: mutatedText(encode(form.fields)).map((text) => encodeURI(text.toWellFormed())) },
  )

const FORM = { origin: shop.storefront, 'content-type': 'application/x-www-form-urlencoded' }

const short = (text: string): string => text.slice(0, 4_000)

test('finds the forms on the pages of the shop', () => {
  const kinds = forms.map(({ url }) => new URL(url).pathname)
  expect(kinds).toEqual(
    expect.arrayContaining([
      '/cart',
      '/account/login',
      '/account/register',
      '/account/forgot',
      '/preferences',
    ]),
  )
  expect(pages.filter(({ status }) => status >= 400)).toEqual([])
  expect(forms.length).toBeGreaterThan(20)
})

describe.each(fuzzSeeds)('with %s, the shop', (_, seed) => {
  test('responds without a failure to forms whose fields were changed at random', () => {
    const sent = fc
      .constantFrom(...forms)
      .chain((form) => fc.record({ form: fc.constant(form), body: encoded(form) }))
    return fc.assert(
      fc.asyncProperty(sent, async ({ form, body }) => {
        const visitor = await copyOf(form.visitor)
        const url = form.method === 'GET' ? `${form.url.split('?')[0]}?${short(body)}` : form.url
        const page = await visitor.request(url, {
          method: form.method,
          redirect: 'manual',
          headers: form.method === 'GET' ? {} : FORM,
          ...(form.method === 'GET' ? {} : { body }),
        })
        expect(page.status, `${form.method} ${url} ${body.slice(0, 300)}`).toBeLessThan(500)
      }),
      { seed, numRuns: 100 },
    )
  })

  test('responds without a failure to odd paths, query strings, cookies and headers', () => {
    const names = fc.constantFrom(...parameterNames(pages), '_data', '_routes', 'index', 'a[]', '__proto__')
    const value = oddText.map((text) => encodeURIComponent(short(text).toWellFormed()))
    const query = fc.oneof(
      fc
        .array(fc.tuple(names, value), { maxLength: 4 })
        .map((all) => all.map((pair) => pair.join('=')).join('&')),
      safeText.map((text) => encodeURI(short(text))),
      fc.constantFrom('%', '%ff', 'a=%ED%A0%80', '&&==', '_data=routes%2F($locale).cart', '_data=root'),
    )
    const path = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pages.map((page) => page.path)) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom('', '', '/en-GB', '/en', '/xx'), fc.constantFrom(...routePaths), value)
          .map(([locale, route, part]) => locale + fillIn(route, part)),
      },
    )
    const headers = fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-language',
        'user-agent',
        'referer',
        'if-none-match',
        'range',
        'x-forwarded-for',
        'sec-fetch-site',
        'sec-purpose',
        'traceparent',
        'x-request-id',
      ),
      safeText,
      { maxKeys: 3 },
    )
    const cookies = fc.tuple(
      fc.nat(9),
      fc.oneof(fc.constant(undefined), safeText, mutatedText('eyJhIjoxfQ.c2ln')),
    )
    return fc.assert(
      fc.asyncProperty(
        path,
        query,
        headers,
        cookies,
        fc.nat(1),
        fc.constantFrom('GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'PUT'),
        async (opened, search, given, [at, text], who, method) => {
          const visitor = await copyOf(shoppers[who] as Visitor)
          const own = await visitor.cookies()
          const changed = own[at % own.length]
          if (changed && text !== undefined)
            await visitor.setCookie(changed.name, short(text).replace(/[^!-+\--:<-~]/g, '?'))
          const page = await visitor.open(`${opened.replace(/^\/+/, '/')}?${search}`, {
            method,
            redirect: 'manual',
            headers: { ...given, ...FORM },
            ...(method === 'GET' ? {} : { body: search }),
          })
          expect(page.status, `${method} ${page.url.href.slice(0, 500)}`).toBeLessThan(500)
        },
      ),
      { seed, numRuns: 100 },
    )
  })
})
