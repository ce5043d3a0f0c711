import { expect, test } from 'vitest'
import { givenCart, shop } from '../shop.ts'

test('responds with 503 while the platform is down, keeps the header of each page, and recovers', async () => {
  const { visitor } = await givenCart()
  await shop.kill('platform')
  try {
    const search = await visitor.open('/search?query=never-asked-before')
    expect([search.status, search.headings]).toEqual([
      503,
      expect.arrayContaining(['Sorry.. there was an error']),
    ])
    expect(search.has('list', 'Steps')).toBe(false)
    const cart = await visitor.open('/cart')
    expect(cart.headings).toContain('Sorry.. there was an error')
    expect(cart.has('list', 'Steps')).toBe(true)
  } finally {
    await shop.restart('platform')
  }
  expect((await visitor.open('/search?query=never-asked-before')).status).toBe(200)
})

test('leaves a line in the cart when it cannot be moved to the wishlist', async () => {
  const { visitor, page } = await givenCart({ lines: [{ category: 'dining' }] })
  await shop.kill('platform')
  try {
    expect((await page.press(/^Move to wishlist/)).status).toBe(503)
  } finally {
    await shop.restart('platform')
  }
  const moved = await (await visitor.open('/cart')).press(/^Move to wishlist/)
  expect(moved.notices.join()).toContain('It is on your wishlist now.')
})

test('keeps the chosen currency in the form when preferences cannot be saved', async () => {
  const { visitor } = await givenCart()
  const preferences = await visitor.open('/preferences')
  await shop.kill('platform')
  try {
    const failed = await preferences.check(/GBP$/).press('Save')
    expect(failed.isChecked(/GBP$/)).toBe(true)
    expect([...failed.alerts, ...failed.notices].join()).toContain(
      'We could not save your preferences, please try again.',
    )
  } finally {
    await shop.restart('platform')
  }
  expect((await preferences.press('Save')).notices.join()).toContain('Your preferences are saved')
})
