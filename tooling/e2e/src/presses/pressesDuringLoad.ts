import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { findChromium, findHeadlessShell } from '@selvedge/dev'
import {
  eventually,
  productPath,
  type Shop,
  startTestDatabases,
  startTestShop,
  Visitor,
} from '@selvedge/testing'
import { type Browser, chromium } from 'playwright-core'
import { type PressCase, pressCases } from './pressCases.ts'

/** Tests inputs at random moments of a slow load: `node src/presses/pressesDuringLoad.ts [presses]`. Writes results/late-presses.md. */
const PRESSES = Number(process.argv[2] ?? 200)
/** The maximum delay before a script is loaded, in ms. */
const SCRIPT_DELAY_MS = 1_500
/** The maximum time from the appearance of the page to the press, in ms. */
const MAX_PRESS_DELAY_MS = 2_500
/** The number of pages that load in parallel. */
const PARALLEL_PAGES = 3

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Pressed = { readonly moment: 'before' | 'after'; readonly lost?: string }

/** Loads the page with randomly delayed scripts, makes the input at a random moment, and waits for the effect. */
const pressOnce = async (browser: Browser, shop: Shop, one: PressCase): Promise<Pressed> => {
  const context = await browser.newContext({
    baseURL: shop.storefront,
    viewport: { width: 1280, height: 900 },
  })
  await context.addCookies([...(await one.cookies(shop))])
  await context.addInitScript(() => {
    if (window === window.top && location.protocol !== 'about:') localStorage.setItem('cookie-consent', 'all')
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/\.js$/, async (route) => {
    await sleep(Math.random() * SCRIPT_DELAY_MS)
    await route.continue().catch(() => undefined)
  })
  await page.goto(one.path, { waitUntil: 'commit' })
  await page.locator('footer').first().waitFor()
  await sleep(Math.random() * MAX_PRESS_DELAY_MS)
  const moment = (await page.locator('html[data-hydrated]').count()) > 0 ? 'after' : 'before'
  try {
    await one.press(page)
    const isExpected = (value: unknown): boolean => isDeepStrictEqual(value, one.expected)
    const effect = await eventually(() => one.effect(page).catch(() => undefined), isExpected)
    if (!isExpected(effect))
      errors.push(`expected ${JSON.stringify(one.expected)}, got ${JSON.stringify(effect)}`)
    return errors.length === 0 ? { moment } : { moment, lost: errors.join(' ') }
  } catch (error) {
    return { moment, lost: error instanceof Error ? error.message : String(error) }
  } finally {
    await context.close()
  }
}

const databases = await startTestDatabases()
const shop = await startTestShop({ databases })
const browser = await chromium.launch({
  executablePath: (findHeadlessShell() ?? findChromium())?.path ?? '',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--blink-settings=imagesEnabled=false'],
})
const product = await productPath(new Visitor({ shop: shop.storefront }), { category: 'fabric' })
const cases = pressCases(product)
const results = new Map<string, Pressed[]>(cases.map(({ name }) => [name, []]))
const queue = Array.from({ length: PRESSES }, (_, at) => cases[at % cases.length])
const pressQueue = async (): Promise<void> => {
  for (let one = queue.shift(); one; one = queue.shift()) {
    const pressed = await pressOnce(browser, shop, one)
    results.get(one.name)?.push(pressed)
    if (pressed.lost)
      process.stdout.write(`lost: ${one.name}, ${pressed.moment} hydration: ${pressed.lost}\n`)
  }
}
await Promise.all(Array.from({ length: PARALLEL_PAGES }, pressQueue))
await browser.close()
await shop.stop()
await databases.stop()

const all = [...results.values()].flat()
const lost = all.filter((pressed) => pressed.lost).length
const count = (pressed: readonly Pressed[], moment: Pressed['moment']): number =>
  pressed.filter((one) => one.moment === moment).length
const rows = [...results].map(
  ([name, pressed]) =>
    `| ${name} | ${count(pressed, 'before')} | ${count(pressed, 'after')} | ${pressed.filter((one) => one.lost).length} |`,
)
writeFileSync(
  new URL('../../results/late-presses.md', import.meta.url),
  `# Presses at random moments of a slow load

Every script is delayed by up to ${SCRIPT_DELAY_MS} ms; a press comes up to ${MAX_PRESS_DELAY_MS} ms after the page has appeared. A press is lost when it has
no effect within 20 s, or when the page reports an error. Repeat with \`pnpm --filter @selvedge/e2e run presses\`.

${all.length} presses, ${lost} lost.

| press | before hydration | after | lost |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
)
process.stdout.write(`${all.length} presses, ${lost} lost\n`)
process.exitCode = lost > 0 ? 1 : 0
