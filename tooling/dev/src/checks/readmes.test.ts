import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { readWorkspaces } from './workspaces.ts'

type Example = { readonly name: string; readonly file: string; readonly text: string }

/** The code of a README as virtual files in its folder, so that imports resolve as they do for its reader. */
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

const texts = new Map(examples.map(({ file, text }) => [file, text]))
const host = ts.createCompilerHost(options)
const { fileExists, readFile } = host
host.fileExists = (path) => texts.has(path) || fileExists(path)
host.readFile = (path) => texts.get(path) ?? readFile(path)
/** One program for all examples, so that TypeScript checks their imports only once. */
const program = ts.createProgram([...texts.keys()], { ...options, noUnusedLocals: false }, host)

const problemsOf = ({ file }: Example): string[] =>
  ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))

test('finds examples in the READMEs', () => {
  expect(examples.length).toBeGreaterThan(0)
})

test.each(examples)(
  'compiles $name from the README',
  (example) => {
    expect(problemsOf(example)).toEqual([])
  },
  30_000,
)
