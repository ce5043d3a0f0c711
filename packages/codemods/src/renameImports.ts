import ts from 'typescript'
import { type Renames, renamedExports, renamedMembers } from './renames.ts'
import {
  bindingOf,
  identifierAt,
  isNameUsed,
  leftmostName,
  memberName,
  memberOf,
  type ParsedFile,
  parseFile,
  specifierOf,
} from './syntax.ts'

/** A name in a file that was renamed, or that you should check. Lines are counted from 1. */
export type RenamedImport = { readonly line: number; readonly from: string; readonly to: string }

/** The new text of a file, what was renamed in it, and members with renamed names, which are not changed. */
export type RenameResult = {
  readonly text: string
  /** In the order of the lines. */
  readonly renamed: readonly RenamedImport[]
  readonly toCheck: readonly RenamedImport[]
  /** Whether the file has syntax errors, so that names may have been overlooked. */
  readonly hasSyntaxErrors: boolean
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** The changes of a file so far. */
type Changes = { readonly file: ParsedFile; readonly edits: Edit[]; readonly renamed: RenamedImport[] }

type ImportedPackage = {
  readonly name: string
  readonly entry: string | undefined
  readonly renames: Renames
}

const packageOf = (specifier: string): ImportedPackage | undefined => {
  const [, name = '', entry] = /^(@selvedge\/[a-z-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const renames = renamedExports[name]
  return renames && { name, entry, renames }
}

/** The new name of a renamed name; `undefined` for all others. */
const newName = (renames: Renames, name: string): string | undefined =>
  Object.hasOwn(renames, name) ? renames[name] : undefined

const lineOf = ({ source }: ParsedFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

const replace = ({ file, edits }: Changes, node: ts.Node, text: string): void => {
  edits.push({ start: node.getStart(file.source), end: node.getEnd(), text })
}

const report = ({ file, renamed }: Changes, node: ts.Node, from: string, to: string): void => {
  renamed.push({ line: lineOf(file, node), from, to })
}

/** Renames a local name at all places of the file except its declaration. */
const renameUses = ({ file, edits }: Changes, declaration: ts.Identifier, to: string): void => {
  const start = declaration.getStart(file.source)
  for (const { textSpan, prefixText = '', suffixText = '' } of file.usesAt(start)) {
    if (textSpan.start === start) continue
    edits.push({
      start: textSpan.start,
      end: textSpan.start + textSpan.length,
      text: prefixText + to + suffixText,
    })
  }
}

const renameSpecifier = (
  changes: Changes,
  specifier: ts.ImportSpecifier | ts.ExportSpecifier,
  { renames }: ImportedPackage,
): void => {
  const { name, propertyName } = specifier
  const from = (propertyName ?? name).text
  const to = newName(renames, from)
  if (to === undefined) return
  report(changes, specifier, from, to)
  if (propertyName) replace(changes, propertyName, to)
  else if (ts.isExportSpecifier(specifier) || isNameUsed(changes.file, to)) {
    replace(changes, name, `${to} as ${from}`)
  } else {
    replace(changes, name, to)
    renameUses(changes, specifier.name, to)
  }
}

/** Renames the members of `import * as name`. */
const renameNamespaceUses = (
  changes: Changes,
  namespace: ts.Identifier,
  { renames }: ImportedPackage,
): void => {
  const { file } = changes
  for (const { textSpan } of file.usesAt(namespace.getStart(file.source))) {
    const use = identifierAt(file, textSpan.start)
    const member = use && memberOf(use)
    const to = member && newName(renames, member.text)
    if (!member || to === undefined) continue
    report(changes, member, member.text, to)
    replace(changes, member, to)
  }
}

/** Renames the keys of `const { name } = await import('…')`, or the members of `const namespace = await import('…')`. */
const renameBinding = (changes: Changes, binding: ts.BindingName, from: ImportedPackage): void => {
  if (ts.isIdentifier(binding)) renameNamespaceUses(changes, binding, from)
  if (!ts.isObjectBindingPattern(binding)) return
  const { renames } = from
  for (const { name, propertyName } of binding.elements) {
    const key = propertyName ?? name
    const to = ts.isIdentifier(key) ? newName(renames, key.text) : undefined
    if (!ts.isIdentifier(key) || to === undefined) continue
    report(changes, key, key.text, to)
    replace(changes, key, propertyName ? to : `${to}: ${key.text}`)
  }
}

const renameImportType = (
  changes: Changes,
  { qualifier }: ts.ImportTypeNode,
  { renames }: ImportedPackage,
): void => {
  const name = qualifier && leftmostName(qualifier)
  const to = name && newName(renames, name.text)
  if (!name || to === undefined) return
  report(changes, name, name.text, to)
  replace(changes, name, to)
}

/** Renames `@selvedge/ui-kit/OldComponent` and `@selvedge/ui-kit/styles/OldComponent`. */
const renameEntry = (
  changes: Changes,
  specifier: ts.StringLiteralLike,
  { name, entry, renames }: ImportedPackage,
): void => {
  const parts = entry?.split('/') ?? []
  const to = newName(renames, parts.at(-1) ?? '')
  if (to === undefined) return
  const text = [name, ...parts.slice(0, -1), to].join('/')
  report(changes, specifier, specifier.text, text)
  const start = specifier.getStart(changes.file.source) + 1
  changes.edits.push({ start, end: specifier.getEnd() - 1, text })
}

/** Renames what a declaration or a call loads from a package. */
const renameLoaded = (changes: Changes, node: ts.Node, from: ImportedPackage): void => {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings
    if (bindings && ts.isNamespaceImport(bindings)) renameNamespaceUses(changes, bindings.name, from)
    else for (const specifier of bindings?.elements ?? []) renameSpecifier(changes, specifier, from)
  } else if (ts.isExportDeclaration(node)) {
    const { exportClause } = node
    if (!exportClause || !ts.isNamedExports(exportClause)) return
    for (const specifier of exportClause.elements) renameSpecifier(changes, specifier, from)
  } else if (ts.isImportTypeNode(node)) renameImportType(changes, node, from)
  else if (ts.isCallExpression(node)) {
    const binding = bindingOf(node)
    if (binding) renameBinding(changes, binding, from)
  }
}

/** Renames what the file loads from the packages, and returns the renamed members of these packages. */
const renameAll = (changes: Changes): Renames => {
  const members: Record<string, string> = {}
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    const from = specifier && packageOf(specifier.text)
    if (from) {
      Object.assign(members, renamedMembers[from.name])
      renameLoaded(changes, node, from)
    }
    // Entries are also named in calls such as `vi.mock()`.
    const named = ts.isStringLiteralLike(node) ? packageOf(node.text) : undefined
    if (ts.isStringLiteralLike(node) && named) renameEntry(changes, node, named)
    ts.forEachChild(node, visit)
  }
  visit(changes.file.source)
  return members
}

const findMembers = (file: ParsedFile, members: Renames): readonly RenamedImport[] => {
  const found: RenamedImport[] = []
  const visit = (node: ts.Node): void => {
    const name = memberName(node)
    const to = name && newName(members, name.text)
    if (name && to !== undefined) found.push({ line: lineOf(file, name), from: name.text, to })
    ts.forEachChild(node, visit)
  }
  visit(file.source)
  return found
}

/** Applies edits from the end of the text to its start, so that positions stay valid. */
const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)

/**
 * Renames what a file imports from the Selvedge packages, and its uses in the file. A file keeps its own exported names: it
 * exports the new name as the old one. When the new name is used in the file already, the import gets the old name as an alias.
 * Other names and the format of the file stay the same.
 *
 * @param fileName A name with the extension of the file, which decides whether it contains types or JSX.
 *
 * @example
 * ```ts
 * import { renameImports } from '@selvedge/codemods'
 *
 * const file = "import { viewCart } from '@selvedge/cart-domain'\nviewCart(cart)\n"
 *
 * renameImports('cart.ts', file).text // "import { viewCartEvent } from '@selvedge/cart-domain'\nviewCartEvent(cart)\n"
 * renameImports('cart.ts', file).renamed // [{ line: 1, from: 'viewCart', to: 'viewCartEvent' }]
 * ```
 */
export const renameImports = (fileName: string, text: string): RenameResult => {
  const file = text.includes('@selvedge/') ? parseFile(fileName, text) : undefined
  if (!file) return { text, renamed: [], toCheck: [], hasSyntaxErrors: false }
  const changes: Changes = { file, edits: [], renamed: [] }
  const members = renameAll(changes)
  return {
    text: applyEdits(text, changes.edits),
    renamed: changes.renamed.sort((one, other) => one.line - other.line),
    toCheck: findMembers(file, members),
    hasSyntaxErrors: file.hasSyntaxErrors,
  }
}
