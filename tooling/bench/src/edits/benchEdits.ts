import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startStack, temporarySettings } from '@selvedge/dev'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../pages/launchBrowser.ts'
import type { Section } from '../report/markdown.ts'
import { atMost, type Row, withoutBudget } from '../report/row.ts'
import { type Edit, edits } from './edits.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const PRODUCT = '/product/quince-orchard-night-pond-printed-fabric'
/** The longest time after which an edit of a package must be shown on the page, in seconds. */
const BUDGET = 2
/** The time in milliseconds after which the benchmark stops waiting for an edit and fails. */
const PATIENCE = 60_000
const POLL_MS = 50

const seconds = (value: number): string => `${value.toFixed(1)} s`

/** Waits until a condition is met. */
const poll = async (what: string, isMet: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE
  while (!(await isMet())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

type Shown = { readonly page: Page; readonly urls: Readonly<Record<string, string>> }

/** Whether an edit has taken effect. A service does not respond while it restarts. */
const isShown = async (edit: Edit, { page, urls }: Shown): Promise<boolean> => {
  if (!('service' in edit)) return page.evaluate(edit.isOnPage)
  const response = await fetch(`${urls[edit.service]}${edit.path}`).catch(() => undefined)
  return response !== undefined && (await response.text()).includes('EDITED')
}

/** Edits a file, waits until the edit takes effect, and restores the file. Returns the seconds until it took effect. */
const measureEdit = async (edit: Edit, shown: Shown): Promise<number> => {
  const path = `${root}/${edit.file}`
  const source = readFileSync(path, 'utf8')
  if (!source.includes(edit.text)) throw new Error(`${edit.file} does not contain ${edit.text} any more.`)
  const start = Date.now()
  writeFileSync(path, source.replace(edit.text, edit.edited))
  try {
    await poll(`the edit of ${edit.file}`, () => isShown(edit, shown))
    return (Date.now() - start) / 1_000
  } finally {
    writeFileSync(path, source)
  }
}

/** Measures how soon `pnpm dev` shows edits of the packages in an open page, and of a service in its responses. */
export const benchEdits = async (log: (step: string) => void): Promise<readonly Section[]> => {
  const browser = await launchBrowser()
  const { settings, remove } = await temporarySettings({
    ...process.env,
    LOG_LEVEL: 'error',
    SELVEDGE_MODE: 'development',
  })
  log('Starting the shop for development')
  const stack = await startStack({ settings, mode: 'development' })
  try {
    const page = await browser.newPage()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto(`${stack.urls.storefront}${PRODUCT}`, { timeout: PATIENCE })
    await page.waitForSelector('html[data-hydrated]', { timeout: PATIENCE })
    const shown = { page, urls: stack.urls }
    const rows: Row[] = []
    for (const edit of edits) {
      log(`Editing ${edit.file}`)
      const value = await measureEdit(edit, shown)
      // The next edit begins when this edit is no longer visible.
      await poll(`${edit.file} as it was`, async () => !(await isShown(edit, shown)))
      rows.push(
        'service' in edit
          ? withoutBudget(edit.what, seconds(value))
          : atMost(edit.what, value, BUDGET, seconds),
      )
    }
    rows.push(withoutBudget('reloads of the page by these edits', String(loads - 1)))
    return [{ title: 'time until an edit shows (`pnpm dev`)', rows }]
  } finally {
    await browser.close()
    await stack.stop()
    remove()
  }
}
