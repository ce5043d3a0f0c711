import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDocExamples, readReadmeExamples } from './readExamples.ts'
import { countAssertions, runExample } from './runExample.ts'

const folder = mkdtempSync(join(tmpdir(), 'examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fence = '```'
mkdirSync(join(folder, 'src'))
writeFileSync(
  join(folder, 'README.md'),
  `# Kit\n\n${fence}sh\nnpm start\n${fence}\n\n${fence}tsx\n<p />\n${fence}\n`,
)
writeFileSync(
  join(folder, 'src', 'add.ts'),
  [
    '/**',
    ' * Adds amounts.',
    ' *',
    ' * @example',
    ` * ${fence}ts`,
    ' * const sum = 1 + 2 // 4',
    ' *',
    ' * sum // 4: a wrong value',
    ` * ${fence}`,
    ' *',
    ' * @see subtract',
    ' */',
    'export type Adds = {',
    '  /**',
    '   * @example',
    '   * add(1, 2)',
    '   */',
    '  readonly add: (one: number, other: number) => number',
    '}',
  ].join('\n'),
)
writeFileSync(join(folder, 'src', 'add.test.ts'), `/**\n * @example\n * no()\n */\n`)

const kit = { name: 'kit', folder }

test('reads the TypeScript of a README', () => {
  expect(readReadmeExamples(kit).map(({ text }) => text)).toEqual(['<p />\n'])
})

test('reads the examples in comments of sources, with and without a fence', () => {
  expect(readDocExamples(kit).map(({ text }) => text)).toEqual([
    'const sum = 1 + 2 // 4\n\nsum // 4: a wrong value\n',
    'add(1, 2)\n',
  ])
})

test('returns the actual value of an expression, and the expected value from the comment behind it', async () => {
  const examples = readDocExamples(kit)
  expect(examples.map(countAssertions)).toEqual([1, 0])
  for (const example of examples.filter(countAssertions))
    expect(await runExample(example)).toEqual([['sum // 4: a wrong value', 3, 4]])
})
