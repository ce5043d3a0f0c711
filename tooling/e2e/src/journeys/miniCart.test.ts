import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { findings } from '../steps/findings.ts'
import { amounts, openFirstProduct } from '../steps/shopping.ts'

useBrowser()

test('what was added is shown with its make, size and amount, and the total as the cart has it', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Wallpaper')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog')
  const total = dialog.getByRole('definition')
  await total.waitFor()
  expect(await dialog.getByRole('term').innerText()).toBe('Total')
  const sum = await total.innerText()
  const shown = await dialog.innerText()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  expect((await amounts(page)).Total).toBe(sum)
  const facts = await page.locator('article').getByRole('definition').allInnerTexts()
  expect(facts.join()).toMatch(/Roll|[0-9] in/)
  for (const fact of facts) expect(shown).toContain(fact)
  expect(shown).toContain('2 rolls')
})
