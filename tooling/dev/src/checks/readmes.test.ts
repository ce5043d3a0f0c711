import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { readWorkspaces } from './workspaces.ts'

type Example = { readonly name: string; readonly file: string; readonly text: string }

/** The code of a README as files that would stand beside it, so that imports resolve as they do for its reader. */
const examplesOf = (folder: string): Example[] => {
  const readme = join(folder, 'README.md')
  if (!existsSync(readme)) return []
  return [...readFileSync(readme, 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, language = 'ts', text = ''], at) => ({
      name: `example ${at + 1} of ${basename(folder)}`,
      file: join(folder, `readme-example-${at + 1}.${language}`),
      text: `${text}\nexport {}\n`,
    }),
  )
}

const examples = readWorkspaces()
  .filter(({ published }) => published)
  .flatMap(({ folder }) => examplesOf(folder))

const { config } = ts.readConfigFile(join(root, 'tooling', 'tsconfig', 'react.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tooling', 'tsconfig'))

const problemsOf = ({ file, text }: Example): string[] => {
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? text : readFile(path))
  const program = ts.createProgram([file], { ...options, noUnusedLocals: false }, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('there are examples to compile', () => {
  expect(examples.length).toBeGreaterThan(0)
})

test.each(examples)(
  '$name compiles as it stands in the README',
  (example) => {
    expect(problemsOf(example)).toEqual([])
  },
  30_000,
)
