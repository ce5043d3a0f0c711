import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../stack/settings.ts'
import type { Example } from './readExamples.ts'

const hasImports = (text: string): boolean => /^import /m.test(text)

/**
 * The module that an example is compiled as. An example with imports is a module of its own. An example without
 * imports, such as that of a client's method, uses the names that the package's `docs/examples.d.ts` declares.
 */
const moduleText = ({ folder, text }: Example): string => {
  const shared = join(folder, 'docs', 'examples.d.ts')
  if (hasImports(text) || !existsSync(shared)) return `${text}\nexport {}\n`
  return `${readFileSync(shared, 'utf8')}\nexport const example = async () => {\n${text}\n}\n`
}

const readOptions = (): ts.CompilerOptions => {
  const folder = join(root, 'tooling', 'tsconfig')
  const { config } = ts.readConfigFile(join(folder, 'react.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  // An example may show only a part of a function, so unused names and missing returns are allowed.
  return { ...options, noUnusedLocals: false, noImplicitReturns: false }
}

/**
 * Creates one TypeScript program from all examples and other files, so that a module that several of them import is
 * checked only once.
 */
export const createExampleProgram = (
  examples: readonly Example[],
  files: readonly string[] = [],
): ts.Program => {
  const options = readOptions()
  const texts = new Map(examples.map((example) => [example.file, moduleText(example)]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  return ts.createProgram([...texts.keys(), ...files], options, host)
}

/** Returns the messages of the compiler about one example; empty when it compiles. */
export const exampleProblems = (program: ts.Program, { file }: Example): readonly string[] =>
  ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
