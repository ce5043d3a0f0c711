import { query } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { givenCustomer, shop } from '../../shop.ts'

const OVERVIEW = '/account/dashboard'

test('links each saved address to its form, and adds another address', async () => {
  const { visitor } = await givenCustomer('customer')
  const overview = await visitor.open(OVERVIEW)
  const [first = ''] = overview.all('link', /^Edit /).map((link) => link.getAttribute('aria-label') ?? '')
  expect((await overview.follow(first)).heading).toBe('Edit address')
  const form = await overview.follow('Add an address')
  expect([form.path, form.url.search]).toEqual([`${OVERVIEW}/addresses`, '?edit=new'])
})

test('lets a customer without an address add the first address', async () => {
  const { email, visitor } = await givenCustomer('customer')
  await query(
    shop,
    'platform',
    `update customers set doc = (doc - 'defaultShippingAddressId' - 'defaultBillingAddressId') || '{"addresses": []}'
     where lowercase_email = $1`,
    [email],
  )
  const overview = await visitor.open(OVERVIEW)
  expect(overview.text).toContain('Save one here, or at checkout, and the next order is quicker.')
  expect((await overview.follow('Add an address')).url.search).toBe('?edit=new')
})
