import { randomUUID } from 'node:crypto'
import { addLine, logIn, productPath, quantities, query, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart, shop } from '../../shop.ts'

const FABRIC = { category: 'fabric' }
const WALLPAPER = { category: 'wallpaper' }

/** Two browsers that a customer without a cart is logged in with. */
const twoBrowsers = async (): Promise<[Visitor, Visitor]> => {
  const email = await createCustomer('customer')
  const browsers: [Visitor, Visitor] = [aVisitor(), aVisitor()]
  for (const browser of browsers) await logIn(browser, email)
  return browsers
}

/** A guest with a token, but without a cart. */
const guestWithToken = async (): Promise<Visitor> => {
  const guest = aVisitor()
  const product = await guest.open(await productPath(guest, FABRIC))
  await product.press('Save to wishlist')
  return guest
}

const quantitiesIn = async (visitor: Visitor): Promise<number[]> => quantities(await visitor.open('/cart'))

test('adds all lines to one cart when a customer adds the first lines in two browsers at the same moment', async () => {
  for (let customer = 0; customer < 4; customer += 1) {
    const [first, second] = await twoBrowsers()
    const pages = await Promise.all([addLine(first, FABRIC), addLine(second, { ...WALLPAPER, quantity: 2 })])
    expect(pages.map(({ path }) => path)).toEqual(['/cart', '/cart'])
    expect((await quantitiesIn(first)).sort()).toEqual([1, 2])
    expect((await quantitiesIn(second)).sort()).toEqual([1, 2])
    expect((await addLine(first, FABRIC)).text).toContain('Subtotal, 4 items')
  }
})

test('adds all lines to one cart when a guest adds the first lines in two or more tabs at the same moment', async () => {
  const guest = await guestWithToken()
  await Promise.all([addLine(guest, FABRIC), addLine(guest, WALLPAPER)])
  expect(await quantitiesIn(guest)).toEqual([1, 1])
  const other = await guestWithToken()
  await Promise.all([1, 2, 3, 4].map(() => addLine(other, { ...FABRIC, quantity: 2 })))
  expect(await quantitiesIn(other)).toEqual([8])
})

test('adds all lines to one cart when a visitor without any cookie but that of the first page adds them in two tabs', async () => {
  for (let visitor = 0; visitor < 4; visitor += 1) {
    const guest = aVisitor()
    await guest.open('/')
    await Promise.all([addLine(guest, FABRIC), addLine(guest, WALLPAPER)])
    expect(await quantitiesIn(guest)).toEqual([1, 1])
  }
})

test('when the first carts of a guest are joined, deletes the other carts and keeps the custom fields of their lines', async () => {
  const guest = await guestWithToken()
  await Promise.all([addLine(guest, FABRIC), addLine(guest, WALLPAPER)])
  const cartId = await guest.cookie('CT_cart')
  const carts = await query(
    shop,
    'platform',
    `select id, jsonb_path_query_array(doc, '$.lineItems[*].custom.fields.designName') as designs from carts
     where anonymous_id = (select anonymous_id from carts where id = $1)`,
    [cartId],
  )
  expect(carts).toEqual([{ id: cartId, designs: [expect.any(String), expect.any(String)] }])
})

test('adds a line to the visitor’s other cart, when another request has changed the known cart and the other one is active', async () => {
  const { visitor } = await givenCart({ lines: [FABRIC] })
  const known = await visitor.cookie('CT_cart')
  await query(
    shop,
    'platform',
    `with known as (update carts set version = version + 1 where id = $1 returning *)
     insert into carts (id, version, created_at, last_modified_at, doc, origin, anonymous_id, cart_state)
     select $2::uuid, 1, now(), now(), jsonb_set(doc, '{id}', to_jsonb($2::text)), origin, anonymous_id, cart_state
     from known`,
    [known, randomUUID()],
  )
  const cart = await addLine(visitor, { ...FABRIC, quantity: 2 })
  expect([cart.path, quantities(cart)]).toEqual(['/cart', [3]])
  expect(await visitor.cookie('CT_cart')).not.toBe(known)
})

test('merges the carts of two guests who log in to one account at the same moment', async () => {
  for (let customer = 0; customer < 4; customer += 1) {
    const email = await createCustomer('customer')
    const [fabric, wallpaper] = await Promise.all([
      givenCart({ lines: [FABRIC] }),
      givenCart({ lines: [{ ...WALLPAPER, quantity: 2 }] }),
    ])
    await Promise.all([logIn(fabric.visitor, email), logIn(wallpaper.visitor, email)])
    expect((await quantitiesIn(fabric.visitor)).sort()).toEqual([1, 2])
    expect((await quantitiesIn(wallpaper.visitor)).sort()).toEqual([1, 2])
  }
})

test('shows in the header how many items the cart has when they were added in another browser', async () => {
  const [first, second] = await twoBrowsers()
  await second.open('/cart')
  await addLine(first, { ...FABRIC, quantity: 3 })
  const cart = await second.open('/cart')
  expect(quantities(cart)).toEqual([3])
  expect(cart.has('link', /^Cart, 3 items/)).toBe(true)
})
