import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import type { PackageFolder } from './documentedPackages.ts'

type Entry = { readonly name: string; readonly types: string }

/** The entries of a package that have types, by the names that users import. */
const entriesOf = ({ folder }: PackageFolder): readonly Entry[] => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
  }
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types
      ? [{ name: join(name, entry), types: resolve(folder, target.types) }]
      : [],
  )
}

/** Reads only the package's own declarations: types of other packages are named in the report, not expanded. */
const programOf = (files: readonly string[]): ts.Program => {
  const options: ts.CompilerOptions = { noLib: true, types: [], skipLibCheck: true }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(dirname(from), text.replace(/\.js$/, '.d.ts'))
      return {
        resolvedModule:
          text.startsWith('.') && host.fileExists(file)
            ? { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: false }
            : undefined,
      }
    })
  return ts.createProgram([...files], options, host)
}

/** The maximum length of a declaration in the report, in characters. The inferred types of forms are longer than anyone reads. */
const MAX_LENGTH = 1_500

/**
 * Returns a hash of the words of a declaration. Their order is ignored, because the compiler may write the members of an
 * inferred union in another order after an unrelated change.
 */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.split(/\W+/).sort().join(' ')).digest('hex').slice(0, 16)

/**
 * Shortens a declaration that is too long, and appends a hash of the whole declaration, so that the report shows every
 * change.
 */
const cut = (text: string): string =>
  text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, MAX_LENGTH)} /* ${text.length} characters, ${hashOf(text)} */`

/**
 * Sorts the string literals of each union. The compiler writes those of an inferred union in the order in which it has met
 * them, which differs from build to build.
 */
export const sortUnions = (text: string): string =>
  text.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '))

/** Returns the statement of a declaration. The declaration of a variable is only a part of its statement. */
const statementOf = (node: ts.Node): ts.Node =>
  ts.isVariableDeclaration(node) ? statementOf(node.parent.parent) : node

/**
 * Returns the public API of a built package as text: the declarations of each entry without comments, and the
 * declarations that they use. When a pull request changes the API, the diff of the report shows what changes for users.
 */
export const apiReport = (source: PackageFolder): string => {
  const entries = entriesOf(source)
  const program = programOf(entries.map(({ types }) => types))
  const checker = program.getTypeChecker()
  const printer = ts.createPrinter({ removeComments: true })

  const target = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const statementsOf = (symbol: ts.Symbol): readonly ts.Node[] => [
    ...new Set((symbol.declarations ?? []).map(statementOf)),
  ]
  const print = (symbol: ts.Symbol): string =>
    cut(
      sortUnions(
        statementsOf(symbol)
          .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
          .join('\n'),
      ),
    )

  /** Returns the symbols of the package that the declarations of a symbol refer to. */
  const usedBy = (symbol: ts.Symbol): readonly ts.Symbol[] => {
    const found = new Set<ts.Symbol>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const named = checker.getSymbolAtLocation(node)
        const declared = named && target(named)
        const [statement] = declared ? statementsOf(declared) : []
        if (declared && statement?.parent && ts.isSourceFile(statement.parent)) found.add(declared)
      }
      ts.forEachChild(node, visit)
    }
    statementsOf(symbol).forEach(visit)
    return [...found]
  }

  const byName = (left: readonly [string, unknown], right: readonly [string, unknown]): number =>
    left[0] < right[0] ? -1 : 1
  const printed = new Set<ts.Symbol>()
  const sections = entries.map(({ name, types }) => {
    const file = program.getSourceFile(types)
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${types} exports nothing. Build the package first: pnpm build.`)
    const lines = checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, target(symbol)] as const)
      .sort(byName)
      .map(([exported, symbol]) => {
        const known = printed.has(symbol)
        printed.add(symbol)
        return known ? `// ${exported}: see above` : print(symbol)
      })
    return [name, lines] as const
  })

  const used: [string, string][] = []
  const waiting = [...printed]
  for (let symbol = waiting.pop(); symbol; symbol = waiting.pop())
    for (const other of usedBy(symbol)) {
      if (printed.has(other)) continue
      printed.add(other)
      used.push([other.name, print(other)])
      waiting.push(other)
    }
  const parts = [...sections, ['Used by these', used.sort(byName).map(([, text]) => text)] as const]
  return `# API of \`${entries[0]?.name}\`

Written by \`pnpm api\` from the built package. What changes here changes for users, and needs a changeset.
${parts
  .filter(([, lines]) => lines.length > 0)
  .map(([name, lines]) => `\n## ${name}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`)
  .join('')}`
}

/** The file with the report of a package. */
export const apiReportFile = ({ folder }: PackageFolder): string => join(folder, 'api.md')
