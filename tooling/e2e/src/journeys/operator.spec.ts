import { expectAccessible, expectContrast } from '../flows/expectAccessible.ts'
import { expect, test } from '../harness/test.ts'

const OPERATOR_KEY = 'a key of at least 24 characters'

test('finds no accessibility violation on the operator’s login page and on a page with the logout button', async ({
  page,
  shop,
  expectMessage,
}) => {
  expectMessage(/status of 403/)
  const branch = await shop.branch({ identity: { OPERATOR_KEY } })
  try {
    await page.goto(`${branch.identity}/operator/stock`)
    await page.getByLabel('Your name').fill('Ruth Abara')
    await page.getByLabel('Key').fill('a guess')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('This is not the key.')).toBeVisible()
    await expectAccessible(page, 'a wrong key')
    await page.getByLabel('Key').fill(OPERATOR_KEY)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expectAccessible(page, 'a page with the logout')
  } finally {
    await shop.stopBranches()
  }
})

test('finds no accessibility violation on the operator’s pages in light and dark colors', async ({
  page,
  shop,
}) => {
  for (const name of ['orders', 'credit', 'codes', 'sites']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${shop.identity}/operator/${name}`)
    await expectAccessible(page, name)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page, `${name} in dark colors`)
  }
})
