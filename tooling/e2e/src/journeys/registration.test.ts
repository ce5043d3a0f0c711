import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { branch } from '../harness/services.ts'

useBrowser({ pictures: 'off' })
let shop: string
let identity: string
beforeAll(async () => {
  const urls = await branch({ identity: { REGISTRATION: 'confirmed' } })
  shop = urls.storefront
  identity = urls.identity
})

const register = async (page: Page, email: string): Promise<string> => {
  await page.goto('/account/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Selvedge-2027')
  await page.getByLabel('Repeat password').fill('Selvedge-2027')
  await page.getByLabel('I agree that my details').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const status = page.getByRole('status').filter({ hasText: 'A link is on its way' })
  await status.waitFor()
  return (await status.innerText()).replace(email, 'the address')
}

const linkTo = async (email: string): Promise<string> => {
  let link = ''
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${identity}/mailbox.json`)
        const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] }
        const mail = mails.find(({ to, text }) => to === email && text.includes('/account/register'))
        link = /https?:\S+\/account\/register\S+/.exec(mail?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 20_000 },
    )
    .toContain('token=')
  return link
}

test.each(['on', 'off'] as const)(
  'a registration is finished by the link in its mail with JavaScript %s, once',
  async (script) => {
    const { page } = await aShopper({ script, shop })
    const email = `waiting.${script}.${Date.now()}@example.com`
    await register(page, email)
    const link = await linkTo(email)
    expect(new URL(link).origin).toBe(shop)
    // Programs that look through mails open links, too: nothing happens before the button.
    await (await fetch(link)).text()
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Finish your registration' }).waitFor()
    await page.getByRole('button', { name: 'Finish registration' }).click()
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()

    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('button', { name: 'Finish registration' }).click()
    await page.getByRole('alert').filter({ hasText: 'does not work any more' }).waitFor()
    await page.getByRole('link', { name: 'Register again' }).waitFor()
  },
)

test('a known and an unknown address read the same, and the known one’s link leads on to the login', async () => {
  const { page } = await aShopper({ script: 'off', shop })
  const known = await register(page, 'customer@example.com')
  const unknown = await register(page, `nobody.${Date.now()}@example.com`)
  expect(known).toBe(unknown)
  await page.goto(await linkTo('customer@example.com'))
  await page.getByRole('button', { name: 'Finish registration' }).click()
  await page.getByRole('alert').filter({ hasText: 'log in or ask for a new password' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/account\/login/)
})

test('a link without a token, or with a made-up one, says what to do', async () => {
  const { page } = await aShopper({ script: 'off', shop })
  for (const token of ['', 'made-up', 'x'.repeat(300)]) {
    await page.goto(`/account/register?token=${token}`)
    await page.getByRole('button', { name: 'Finish registration' }).click()
    await page.getByRole('alert').filter({ hasText: 'This link does not work' }).waitFor()
  }
})
