import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'

useBrowser({ pictures: 'off' })

test.each(['on'] as const)(
  'facets narrow a category and stand in the address, with JavaScript %s',
  async (script) => {
    const { page } = await aShopper({ script })
    await page.goto('/category/printed-fabric')
    const count = async (): Promise<number> =>
      Number(/([0-9,]+) designs?/.exec(await page.locator('main').innerText())?.[1])
    const all = await count()
    await page
      .getByRole('checkbox', { name: /Stripe/ })
      .first()
      .check({ force: true })
    await page.waitForURL(/style=Stripe/)
    await page.getByRole('link', { name: /Remove filter/ }).waitFor()
    expect(await count()).toBeLessThan(all)
    await page.getByRole('link', { name: /Remove filter/ }).click()
    await page.waitForURL((url) => !url.search.includes('style'))
  },
)
