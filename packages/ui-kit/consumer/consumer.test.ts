import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, openPage } from '../visual/browser.ts'
import { installPacked } from './installPacked.ts'

let folder: string
let server: Server
let url: string
let browser: Browser
let page: string
let styles: string

const run = (program: string, ...args: readonly string[]): void => {
  const file = join(folder, 'node_modules', program)
  execFileSync(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

const untilHydrated = (tab: Page): Promise<void> => tab.locator('html[data-hydrated]').waitFor()

const nonce = 'juniper-nonce'
const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src 'self' data:`

beforeAll(async () => {
  folder = installPacked()
  run('vite/bin/vite.js', 'build')
  run('vite/bin/vite.js', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server', '--emptyOutDir')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'dist', 'manifest.json'), 'utf8'),
  )
  const built = manifest['src/client.tsx']
  styles = `/${built?.css?.[0] ?? ''}`
  const { renderPage } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'server', 'server.js')).href
  )
  page = renderPage({ script: `/${built?.file ?? ''}`, styles, nonce })
  server = createServer(({ url: path = '/' }, response) => {
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page)
      return
    }
    const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'font/woff2'
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, 'dist', path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launch()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('renders the app’s page on a server without a router, with the attributes of the app’s own brand', () => {
  expect(page).toContain('data-brand="juniper" data-separator-style="hairlines" data-color-mode="light"')
  expect(page).toContain('Add to cart</button>')
})

it('the app and its own brand pass the type check', () => {
  expect(() => run('typescript/bin/tsc', '-p', '.')).not.toThrow()
}, 60_000)

it('applies the tokens of the app’s own brand under a strict content security policy, and logs no console messages', async () => {
  const { page: tab, consoleMessages } = await openPage(browser, 800)
  await tab.goto(url)
  await untilHydrated(tab)
  const look = await tab.evaluate(() => {
    const button = getComputedStyle(document.querySelector('button') ?? document.body)
    return [button.backgroundColor, button.borderRadius, getComputedStyle(document.body).backgroundColor]
  })
  expect(look).toEqual(['rgb(47, 75, 143)', '8px', 'rgb(244, 247, 251)'])
  expect(consoleMessages).toEqual([])
  await tab.close()
})

it('positions a popover and the list of a combobox under a strict content security policy', async () => {
  const { page: tab, consoleMessages } = await openPage(browser, 800)
  await tab.goto(url)
  await untilHydrated(tab)
  const boxOf = async (role: 'button' | 'combobox' | 'dialog' | 'listbox', name: string) =>
    (await tab.getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const trigger = await boxOf('button', 'What is a half-drop?')
  await tab.getByRole('button', { name: 'What is a half-drop?' }).click()
  const panel = await boxOf('dialog', 'Half-drop')
  expect(panel.x).toBeCloseTo(trigger.x, 0)
  expect(panel.y).toBeGreaterThanOrEqual(trigger.y + trigger.height)
  await tab.keyboard.press('Escape')
  const field = await boxOf('combobox', 'Designer')
  await tab.getByRole('combobox').click()
  const list = await boxOf('listbox', 'Designer')
  expect(list.width).toBeCloseTo(field.width, 0)
  expect(list.y).toBeGreaterThanOrEqual(field.y + field.height)
  expect(consoleMessages).toEqual([])
  await tab.close()
})

it('never shows light mode when a page in dark mode is reloaded', async () => {
  const { page: tab, consoleMessages } = await openPage(browser, 800)
  await tab.goto(url)
  await untilHydrated(tab)
  await tab.getByRole('switch', { name: 'Dark mode' }).click()
  await tab.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })
  await tab.reload()
  await untilHydrated(tab)
  const grounds = await tab.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(grounds.length).toBeGreaterThan(0)
  expect(new Set(grounds)).toEqual(new Set(['rgb(15, 20, 28)']))
  expect(await tab.getByRole('switch', { name: 'Dark mode' }).isChecked()).toBe(true)
  expect(consoleMessages).toEqual([])
  await tab.close()
})

it('loads only the styles of the components that the app uses', () => {
  const own = readFileSync(join(folder, 'dist', styles), 'utf8')
  const whole = readFileSync(join(folder, 'node_modules/@selvedge/ui-kit/dist/styles.css'), 'utf8')
  expect(own.length).toBeLessThan(whole.length / 3)
})
