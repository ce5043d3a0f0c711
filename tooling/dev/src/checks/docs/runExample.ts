import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { Example } from './readExamples.ts'

/** A line of an example with the value of its expression and the value in its comment. */
export type Assertion = readonly [line: string, actual: unknown, expected: unknown]

const literal = String.raw`\[.*\]|\{.*\}|'[^']*'|-?[0-9][0-9_.]*|true|false|undefined`

/**
 * `expression // value` or `expression // value: a remark`. A declaration with a comment is not an assertion.
 */
const assertionComment = new RegExp(
  String.raw`^(if \(.*?\) )?(?!(?:const|let|return|import|export|type)\b)(\S.*?) // (${literal})(?=$|[ :;,])`,
)

/**
 * The number of values in the comments of an example, which are compared with the actual values when it runs.
 */
export const countAssertions = ({ text }: Example): number =>
  text.split('\n').filter((line) => assertionComment.test(line)).length

/** Compiles an example to a module that exports an assertion for each value in its comments. */
const asModule = (text: string): string => {
  const lines = text.split('\n').map((line) => {
    const [, condition = '', expression, value] = assertionComment.exec(line) ?? []
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
export const runExample = async ({ folder, file, text }: Example): Promise<readonly Assertion[]> => {
  const scratch = join(folder, 'reports', 'examples')
  const module = file.replace(folder, scratch).replace(/\.tsx?$/, '.mjs')
  mkdirSync(scratch, { recursive: true })
  writeFileSync(module, asModule(text))
  try {
    const { assertions } = await import(/* @vite-ignore */ pathToFileURL(module).href)
    return assertions
  } finally {
    rmSync(module)
  }
}
