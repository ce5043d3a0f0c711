import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

type Assertion = readonly [line: string, actual: unknown, expected: unknown]

/** `expression // value` or `expression // value: a remark`; the value is a number or a list. */
const assertionComment = /^((?:if \(.*?\) )?)(\S.*?) \/\/ (\[.*\]|-?[0-9.]+)(?=$|[ :;])/

/** Compiles an example to a module that exports an assertion for each value in its comments. */
const asModule = (text: string): string => {
  const lines = text.split('\n').map((line) => {
    const [, condition, expression, value] = assertionComment.exec(line) ?? []
    return expression
      ? `${condition}assertions.push([${JSON.stringify(line)}, ${expression}, ${value}])`
      : line
  })
  const { outputText } = ts.transpileModule(
    `const assertions: unknown[] = []\n${lines.join('\n')}\nexport { assertions }\n`,
    { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } },
  )
  return outputText
}

/** Runs an example inside its package, so that its imports resolve as they do for users. */
const runExample = async (name: string, at: number, text: string): Promise<readonly Assertion[]> => {
  const folder = join(root, 'packages', name, 'reports', 'readme')
  const file = join(folder, `example-${at}.mjs`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, asModule(text))
  try {
    const { assertions } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    return assertions
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const examplesOf = (name: string): string[] =>
  [
    ...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm),
  ].map(([, text = '']) => text)

test.each([
  ['cart-domain', 5],
  ['analytics', 2],
])('runs the examples of %s and returns the values in their comments', async (name, atLeast) => {
  const assertions: Assertion[] = []
  for (const [at, text] of examplesOf(name).entries()) assertions.push(...(await runExample(name, at, text)))
  expect(assertions.length).toBeGreaterThanOrEqual(atLeast)
  for (const [line, actual, expected] of assertions) expect(actual, line).toEqual(expected)
})
