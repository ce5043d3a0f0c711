import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

type Claim = readonly [line: string, is: unknown, says: unknown]

/** `expression // value` or `expression // value: a remark`; the value is a number or a list. */
const claim = /^((?:if \(.*?\) )?)(\S.*?) \/\/ (\[.*\]|-?[0-9.]+)(?=$|[ :;])/

/** An example with what its comments say turned into claims, as a module. */
const asModule = (text: string): string => {
  const lines = text.split('\n').map((line) => {
    const [, condition, expression, value] = claim.exec(line) ?? []
    return expression ? `${condition}claims.push([${JSON.stringify(line)}, ${expression}, ${value}])` : line
  })
  const { outputText } = ts.transpileModule(
    `const claims: unknown[] = []\n${lines.join('\n')}\nexport { claims }\n`,
    { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } },
  )
  return outputText
}

/** Runs an example from inside its package, so that it imports what users import. */
const claimsOf = async (name: string, at: number, text: string): Promise<readonly Claim[]> => {
  const folder = join(root, 'packages', name, 'reports', 'readme')
  const file = join(folder, `example-${at}.mjs`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, asModule(text))
  try {
    const { claims } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    return claims
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
])('the examples of %s run, and give what they say', async (name, atLeast) => {
  const claims: Claim[] = []
  for (const [at, text] of examplesOf(name).entries()) claims.push(...(await claimsOf(name, at, text)))
  expect(claims.length).toBeGreaterThanOrEqual(atLeast)
  for (const [line, is, says] of claims) expect(is, line).toEqual(says)
})
