import { findChromium } from '@selvedge/dev'
import { type Browser, chromium, type Page } from 'playwright-core'

/** Starts the browser of the tests. */
export const openBrowser = async (): Promise<Browser> => {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath: found.path,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--no-first-run',
    ],
  })
}

/** What a page does: its errors and warnings, and the operations that it sends to the platform. */
export type Recorded = { readonly complaints: string[]; readonly operations: string[] }

/** Records the console messages and the operations of a page. */
export const record = (page: Page, { complaints, operations }: Recorded): void => {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      operations.push((JSON.parse(request.postData() ?? '{}') as { operationName: string }).operationName)
  })
}
