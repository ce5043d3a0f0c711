import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from './run.ts'

const OLD = "import { viewCart } from '@selvedge/cart-domain'\nviewCart(cart)\n"
const NEW = "import { viewCartEvent } from '@selvedge/cart-domain'\nviewCartEvent(cart)\n"

let folder = ''
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const runHere = (...args: readonly string[]) => {
  const lines: string[] = []
  const code = run(args, (line) => lines.push(line))
  return { code, text: lines.join('\n').replaceAll(folder, '.') }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codemods-'))
  write('src/cart.ts', OLD)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('renames in all source files of a folder, and lists the lines', () => {
  write('src/deep/cart.jsx', OLD)
  write('src/node_modules/lib/cart.js', OLD)
  write('src/README.md', OLD)
  expect(runHere(join(folder, 'src'))).toEqual({
    code: 0,
    text: `./src/cart.ts:1  viewCart → viewCartEvent
./src/deep/cart.jsx:1  viewCart → viewCartEvent

Files: 2 read, 2 changed.`,
  })
  expect([read('src/cart.ts'), read('src/deep/cart.jsx')]).toEqual([NEW, NEW])
  expect([read('src/node_modules/lib/cart.js'), read('src/README.md')]).toEqual([OLD, OLD])
})

test('writes nothing with --dry-run', () => {
  expect(runHere('--dry-run', folder).text).toContain('Files: 1 read, 1 would change.')
  expect(read('src/cart.ts')).toBe(OLD)
})

test('lists members that it leaves to the reader', () => {
  write(
    'src/cart.ts',
    "import { createIdentityClient } from '@selvedge/identity-client'\nclient.cardPage()\n",
  )
  expect(runHere(folder).text).toContain(
    'Check these members by hand if they belong to a Selvedge package:\n./src/cart.ts:2  cardPage → startCardPage',
  )
})

test('names files of other languages, and files with syntax errors', () => {
  write('src/page.vue', OLD)
  write('src/cart.ts', `${OLD}(`)
  const { code, text } = runHere(join(folder, 'src/page.vue'), join(folder, 'src'))
  expect(code).toBe(0)
  expect(text).toContain('./src/page.vue is not read, because it contains neither TypeScript nor JavaScript.')
  expect(text).toContain('./src/cart.ts has syntax errors. Check it by hand.')
})

test('changes nothing when a path does not exist, and names the path', () => {
  expect(runHere(join(folder, 'src'), join(folder, 'lib'))).toEqual({
    code: 1,
    text: './lib does not exist. Check the path.',
  })
  expect(read('src/cart.ts')).toBe(OLD)
})

test.each([
  [[], 1],
  [['--help'], 0],
  [['--unknown', 'src'], 1],
])('explains its use for the arguments %j', (args, code) => {
  const result = runHere(...args)
  expect(result.code).toBe(code)
  expect(result.text).toContain('npx @selvedge/codemods src test')
})
