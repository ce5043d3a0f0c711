import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from './run.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-brand-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const runIn = async (...args: readonly string[]) => {
  const printed: string[] = []
  const code = await run(args, (line) => printed.push(line))
  return { code, text: printed.join('\n') }
}
const write = (name: string, text: string): string => {
  writeFileSync(join(parent, name), text)
  return join(parent, name)
}

test('creates a site with the defaults, and prints the next steps', async () => {
  const folder = join(parent, 'my-shop')
  const { code, text } = await runIn(folder, '--yes')
  expect(code).toBe(0)
  expect(text).toContain('npm run dev')
  expect(existsSync(join(folder, 'src/shop.ts'))).toBe(true)
})

test('quotes a folder with spaces in the command that opens it', async () => {
  const { text } = await runIn(join(parent, 'my "$first" shop'), '--yes')
  expect(text).toMatch(/cd "[^\n]*my \\"\\\$first\\" shop"\n/)
})

test('reads the settings from a JSON file and the URLs from the environment file that the JSON file names', async () => {
  write(
    'site.env',
    'STOREFRONT_URL=https://a.example\nIDENTITY_URL=https://b.example\nCOMMERCE_API_URL=https://c.example\nCOMMERCE_PROJECT_KEY=p\nCOMMERCE_CLIENT_SECRET=secret\n',
  )
  const config = write('brand.json', '{ "name": "Juniper", "environment": "site.env" }')
  expect((await runIn(join(parent, 'shop'), '--config', config)).code).toBe(0)
  const environment = readFileSync(join(parent, 'shop/.env'), 'utf8')
  expect(environment).toContain('STOREFRONT_URL=https://a.example')
  expect(environment).not.toContain('secret')
})

test.each([
  ['{ "corners": "pointed" }', '"corners" is "square" or "soft" or "round".'],
  ['{ name }', 'is not valid JSON'],
  [
    '{ "environment": "missing.env" }',
    'missing.env cannot be read. Check the path; a shop writes the file when it has started.',
  ],
])('exits with code 1 and prints the reason when the configuration is %s', async (text, reason) => {
  const config = write('brand.json', text)
  const result = await runIn(join(parent, 'shop'), '--config', config)
  expect(result.code).toBe(1)
  expect(result.text).toContain(reason)
  expect(existsSync(join(parent, 'shop'))).toBe(false)
})

test('prints the problems of the configuration and of its environment file together', async () => {
  write('site.env', 'STOREFRONT_URL=a\n')
  const config = write('brand.json', '{ "corners": "pointed", "environment": "site.env" }')
  const { code, text } = await runIn(join(parent, 'shop'), '--config', config)
  expect(code).toBe(1)
  expect(text).toContain('"corners" is "square" or "soft" or "round".')
  expect(text).toContain('site.env: STOREFRONT_URL is not a URL: a. It begins with https://.')
})

test.each([
  [['one', 'two', '--yes'], 'Name one folder, not 2.'],
  [['--colour'], "Unknown option '--colour'"],
])('exits with code 1 and prints the usage when the arguments are %j', async (args, reason) => {
  const { code, text } = await runIn(...args)
  expect(code).toBe(1)
  expect(text).toContain(reason)
  expect(text).toContain('npm create @selvedge/brand my-shop')
})
