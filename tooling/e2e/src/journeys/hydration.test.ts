import { test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { openFirstProduct } from '../steps/shopping.ts'

useBrowser()

/** Presses a key in every task from the first byte of a page until script has taken it over. */
const pressWithoutPause = (): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    if (!('__remixRouter' in window)) port2.postMessage(undefined)
  }
  port2.postMessage(undefined)
}

test('keys pressed while a page comes alive do not keep it from coming alive', async () => {
  const { page } = await aShopper()
  await openFirstProduct(page, 'Fabric')
  const product = new URL(page.url()).pathname
  await page.addInitScript(pressWithoutPause)
  for (const path of ['/', '/category/fabric', product, '/cart', '/account/login', '/checkout']) {
    await page.goto(path)
    await page.waitForFunction(() => '__remixRouter' in window)
  }
})
