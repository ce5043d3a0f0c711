import { logIn, marianne, PASSWORD, quantities, query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart, givenCustomer, givenOrder, shop } from '../../shop.ts'

const WRONG = "Something's not right with your email address or password."

test('refuses wrong credentials with one message, whether the account exists or not', async () => {
  const form = await aVisitor().open('/account/login')
  const emails = [await createCustomer('customer'), 'nobody@example.com']
  for (const email of emails) {
    const refused = await form.fillAll({ Email: email, Password: 'Wrong-2026' }).press('Log in')
    expect([refused.status, refused.alerts]).toEqual([401, [WRONG]])
    expect(refused.value('Email')).toBe(email)
    expect(refused.value('Password')).toBe('')
  }
})

test('redirects a logged-in customer away from login, registration and password pages', async () => {
  const { visitor } = await givenCustomer('customer')
  for (const page of ['login', 'register', 'forgot', 'reset'])
    expect((await visitor.open(`/account/${page}`)).path).toBe('/')
})

test('redirects back to the checkout after a login that began there', async () => {
  const email = await createCustomer('customer')
  const { page } = await givenCart()
  const shipping = await page.follow('Go to shipping')
  const form = await shipping.follow('Log in')
  const back = await form.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect([back.path, back.heading]).toEqual(['/checkout', 'Where should it go?'])
  expect(back.hasField('Email')).toBe(false)
})

test('keeps a guest’s cart at login, and lists the order of that cart in the account', async () => {
  const email = await createCustomer('customer')
  const { visitor } = await givenCart({ lines: [{ category: 'wallpaper' }] })
  await logIn(visitor, email)
  const { number } = await givenOrder({ visitor, lines: [], address: marianne })
  const orders = await visitor.open('/account/dashboard/orders')
  const order = await orders.follow(new RegExp(number))
  expect(order.text).toContain(`Order ${number}, placed`)
})

test('merges a guest’s items into the account’s cart at login, and adds later items to the merged cart', async () => {
  const email = await createCustomer('customer')
  const before = aVisitor()
  await logIn(before, email)
  await givenCart({ visitor: before, lines: [{ category: 'wallpaper' }] })

  const { visitor } = await givenCart({ lines: [{ category: 'bedding' }] })
  await logIn(visitor, email)
  expect((await visitor.open('/')).has('link', /^Cart, 2 /)).toBe(true)
  const { page } = await givenCart({ visitor })
  expect(quantities(page)).toHaveLength(3)
  expect(quantities(await before.open('/cart'))).toHaveLength(3)
})

test('copies a guest’s discount code and gift message into the account’s cart', async () => {
  const email = await createCustomer('customer')
  const before = aVisitor()
  await logIn(before, email)
  await givenCart({ visitor: before, lines: [{ category: 'wallpaper' }] })

  const { visitor } = await givenCart({
    lines: [{ category: 'fabric' }, { category: 'bedding' }],
    code: 'WELCOME10',
    gift: { to: 'Ada', from: 'Tom', message: 'For the kitchen.' },
  })
  await logIn(visitor, email)
  const cart = await visitor.open('/cart')
  expect(cart.text).toContain('For Ada, from Tom')
  expect(cart.has('button', 'Remove code WELCOME10')).toBe(true)
  expect(quantities(cart)).toHaveLength(3)
})

test('logs in when the carts cannot be merged, and shows a notice on the next page', async () => {
  const { email, visitor: before } = await givenCustomer('customer')
  await givenCart({ visitor: before, lines: [{ category: 'wallpaper' }] })
  // No item has a price in the currency of their cart: it is dropped.
  await query(
    shop,
    'platform',
    `update carts set doc = jsonb_set(doc, '{currency}', '"JPY"')
     where doc->>'customerId' = (select id::text from customers where lowercase_email = $1)`,
    [email],
  )
  const { visitor } = await givenCart()
  const form = await visitor.open('/account/login')
  const next = await form.fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  expect([next.path, next.notices.join()]).toEqual([
    '/',
    expect.stringContaining('Your carts could not be put together'),
  ])
})
