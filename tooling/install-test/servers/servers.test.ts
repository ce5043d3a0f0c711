import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningPlatform, startPlatform } from '@selvedge/dev'
import { eventually } from '@selvedge/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pack } from '../src/installSite.ts'
import { openBrowser, type Recorded, record } from '../src/openBrowser.ts'
import { libraries } from '../src/packages.ts'
import { run } from '../src/run.ts'

const frameworks = [
  { name: 'express', sources: 'src', built: 'dist', publicFiles: 'dist/client/**/*.js' },
  { name: 'react-router', sources: 'app', built: 'build', publicFiles: 'build/client/**/*.js' },
  { name: 'next', sources: 'app', built: '.next', publicFiles: '.next/static/**/*.js' },
]

let platform: RunningPlatform
let browser: Browser
const parent = mkdtempSync(join(tmpdir(), 'selvedge-servers-'))
const tarballs = join(parent, 'tarballs')

beforeAll(async () => {
  await pack(libraries, tarballs)
  ;[platform, browser] = await Promise.all([startPlatform(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await platform?.stop()
  rmSync(parent, { recursive: true, force: true })
})

/** Writes the tarballs as the versions of our packages. */
const overrides = (): string =>
  readdirSync(tarballs)
    .map((file) => {
      const name = file.replace(/^selvedge-/, '').replace(/-\d+\.\d+\.\d+.*\.tgz$/, '')
      return `  "@selvedge/${name}": "file:${join(tarballs, file)}"\n`
    })
    .join('')

/** Copies a site out of the workspace, installs and builds it. */
const buildSite = async ({ name, sources }: (typeof frameworks)[number]): Promise<string> => {
  const folder = join(parent, name)
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'shared'), join(folder, sources, 'shared'), { recursive: true })
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\npmOnFail: ignore\nstrictPeerDependencies: false\nallowBuilds:\n  esbuild: true\n  sharp: false\noverrides:\n${overrides()}`,
  )
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder)
  await run('pnpm', ['run', 'build'], folder, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  return folder
}

describe.each(frameworks)('$name', (framework) => {
  let server: ChildProcess
  let folder: string
  let url: string
  let output = ''

  beforeAll(async () => {
    folder = await buildSite(framework)
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    server = spawn('pnpm', ['run', 'start'], {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        COMMERCE_AUTH_URL: platform.url,
        COMMERCE_API_URL: platform.url,
        COMMERCE_PROJECT_KEY: platform.projectKey,
        COMMERCE_CLIENT_ID: platform.clientId,
        COMMERCE_CLIENT_SECRET: platform.clientSecret,
      },
    })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const status = await eventually(
      () =>
        fetch(url).then(
          (response) => response.status,
          () => 0,
        ),
      (found) => found === 200,
      { timeoutMs: 60_000 },
    )
    expect(status, output).toBe(200)
  })
  afterAll(() => {
    if (server?.pid) process.kill(-server.pid, 'SIGTERM')
  })

  test('renders the products, their links and the theme on the server', async () => {
    const page = await (await fetch(url)).text()
    expect(page).toMatch(/<html[^>]*data-brand="selvedge"/)
    expect(page.match(/href="\/product\/[^"]+"/g)?.length).toBeGreaterThan(5)
  })

  test('returns the status 404 for an unknown product', async () => {
    const unknown = `${url}/product/no-such-design`
    expect((await fetch(unknown)).status).toBe(404)
    // Next.js renders the text of such a page in the browser.
    const page = await browser.newPage()
    await page.goto(unknown)
    await page.getByText('This page does not exist').waitFor()
    await page.close()
  })

  test('hydrates a page without messages in the console, with the styles of the kit', async () => {
    const recorded: Recorded = { complaints: [], operations: [] }
    const page = await browser.newPage()
    record(page, recorded)
    await page.goto(url)
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await page.waitForURL(/\/product\//)
    await page.reload()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'One more' }).click()
        return Number(await quantity.inputValue())
      })
      .toBeGreaterThan(1)
    const family = await page.evaluate(
      () => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    )
    expect(family).toContain('Fraunces')
    expect(recorded.complaints).toEqual([])
    await page.close()
  })

  test('sends no secret to the browser', () => {
    const files = globSync(framework.publicFiles, { cwd: folder })
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect([text.includes('COMMERCE_CLIENT_SECRET'), text.includes('clientSecret')], file).toEqual([
        false,
        false,
      ])
    }
  })
})
