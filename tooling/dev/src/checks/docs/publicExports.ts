import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { PackageFolder } from './documentedPackages.ts'

/** An export that users of a package can import, with its documentation. */
export type PublicExport = {
  /** The import that contains the export, e.g. `@selvedge/cart-domain/forms: readForm`. */
  readonly label: string
  readonly documentation: string
  readonly hasExample: boolean
  /** The parameters of a function; 0 for anything else. */
  readonly parameters: number
}

type Manifest = {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
}

type Entry = { readonly specifier: string; readonly file: string }

/** Returns the built declarations of the entries that a package's manifest exports. */
export const readEntries = ({ folder }: PackageFolder): readonly Entry[] => {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'object' && target.types
      ? [{ specifier: join(name, path), file: join(folder, target.types) }]
      : [],
  )
}

const describe = (checker: ts.TypeChecker, specifier: string, exported: ts.Symbol): PublicExport => {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value)
  const [signature] = isValue ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
  return {
    label: `${specifier}: ${exported.name}`,
    documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    hasExample: symbol.getJsDocTags(checker).some(({ name }) => name === 'example'),
    parameters: signature?.parameters.length ?? 0,
  }
}

/** Lists the exports of a package's entries. Throws when the program has no declarations of an entry. */
export const publicExports = (program: ts.Program, folder: PackageFolder): readonly PublicExport[] => {
  const checker = program.getTypeChecker()
  return readEntries(folder).flatMap(({ specifier, file }) => {
    const source = program.getSourceFile(file)
    const entry = source && checker.getSymbolAtLocation(source)
    if (!entry) throw new Error(`${file} is missing: build the package first.`)
    return checker.getExportsOfModule(entry).map((exported) => describe(checker, specifier, exported))
  })
}
