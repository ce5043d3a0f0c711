import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'
import { look } from '../steps/look.ts'
import { addToCart } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const prove = async (page: Page, group: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name: 'ID verification discount' }).click()
  await page.getByRole('button', { name: 'Verify with ID.me' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stand-in for ID.me' }).waitFor()
  await page.getByLabel('Who you are').fill(`person-${Date.now()}-${Math.floor(Math.random() * 1e6)}`)
  await page.getByRole('radio', { name: group }).check()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(/\/id-verification$/)
}

test.each([
  ['on', 1440],
  ['off', 390],
] as const)(
  'with JavaScript %s, who proves to belong to a group gets a code that takes something off their cart',
  async (script, width) => {
    const shopper = await aShopper({ script, width })
    const { page } = shopper
    await page.goto('/category/printed-fabric')
    await page.locator('main a[href*="/product/"]').first().click()
    await page.waitForURL(/\/product\//)
    await addToCart(page)
    await prove(page, 'Nurse')
    const told = page.getByRole('status').filter({ hasText: 'Your code is' })
    const [code = ''] = /ID-[A-Z2-9]{10}/.exec(await told.innerText()) ?? []
    expect(code).not.toBe('')
    await look(shopper, 'a proven group')
    await page.reload()
    await told.getByText(code).waitFor()
    await told.getByRole('button', { name: 'Use it in my cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    await page.getByText(code).first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

test('who belongs to none of the groups is told so, once, and can try again', async () => {
  const shopper = await aShopper()
  const { page } = shopper
  await prove(page, 'None of these')
  const told = page.getByRole('alert').filter({ hasText: 'ID.me could not confirm' })
  await told.waitFor()
  await look(shopper, 'a group that was not proven')
  await page.reload()
  await page.getByRole('button', { name: 'Verify with ID.me' }).waitFor()
  expect(await told.count()).toBe(0)
})

test('a way back that the shopper did not begin changes nothing', async () => {
  const { page } = await aShopper()
  await page.goto('/id-verification/back?code=made-up&state=made-up')
  await page.waitForURL(/\/id-verification$/)
  expect(await page.getByText('Your code is').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.goto('/id-verification/back?code=made-up')
  await page.getByRole('button', { name: 'Verify with ID.me' }).waitFor()
})

test('the stand-in leads back to the shop only', async () => {
  const asked = new URL('/stand-in/id.me', stack.identity)
  const parameters = {
    client_id: 'selvedge',
    redirect_uri: 'https://elsewhere.example/',
    response_type: 'code',
    scopes: 'nurse',
    state: 's',
  }
  asked.search = String(new URLSearchParams(parameters))
  expect((await fetch(asked)).status).toBe(400)
})

test('where no provider is set up there is no such page, and no link to it', async () => {
  const { storefront } = await branch({ storefront: { IDME_CLIENT_ID: '' } })
  const { page, expects } = await aShopper({ shop: storefront })
  await page.goto('/')
  expect(await page.getByRole('link', { name: 'ID verification discount' }).count()).toBe(0)
  expects(/status of 404/)
  expect((await page.goto('/id-verification'))?.status()).toBe(404)
})
