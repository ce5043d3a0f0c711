import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openShop, untilReady } from '../../../test/components/openShop.tsx'
import * as login from '../../routes/($locale).account.login.tsx'

test('skips the login page when a visitor goes back in the browser history after a login', async () => {
  const toDashboard = () => new Response(null, { status: 302, headers: { location: '/account/dashboard' } })
  const router = await openShop({
    at: '/product/quince',
    routes: { '/account/login': { module: login, action: toDashboard } },
  })
  await router.navigate('/account/login')
  await page.getByLabelText('Email').fill('anna@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('not-a-real-one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('heading', { name: 'Page /account/dashboard' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('heading', { name: 'Page /product/quince' })).toBeVisible()
  await untilReady()
})
