import ts from 'typescript'

/** A parsed file, with a function that finds all uses of the name at a position. */
export type ParsedFile = {
  readonly source: ts.SourceFile
  readonly usesAt: (position: number) => readonly ts.RenameLocation[]
  readonly hasSyntaxErrors: boolean
}

/** Parses a file. It needs no other files, because a rename of an import is local to its file. */
export const parseFile = (fileName: string, text: string): ParsedFile | undefined => {
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ allowJs: true, jsx: ts.JsxEmit.Preserve, noLib: true, noResolve: true }),
    getScriptFileNames: () => [fileName],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => (name === fileName ? ts.ScriptSnapshot.fromString(text) : undefined),
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => '',
    fileExists: (name) => name === fileName,
    readFile: (name) => (name === fileName ? text : undefined),
  })
  const source = service.getProgram()?.getSourceFile(fileName)
  return (
    source && {
      source,
      hasSyntaxErrors: service.getSyntacticDiagnostics(fileName).length > 0,
      usesAt: (position) =>
        service.findRenameLocations(fileName, position, false, false, {
          providePrefixAndSuffixTextForRename: true,
        }) ?? [],
    }
  )
}

/** Whether a file contains an identifier with a name. */
export const isNameUsed = ({ source }: ParsedFile, name: string): boolean => {
  const isUsed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, isUsed) ?? false)
  return isUsed(source)
}

/** The module specifier of an import, an export, `import()`, `require()` or an import type. */
export const specifierOf = (node: ts.Node): ts.StringLiteralLike | undefined => {
  const loaded =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && isLoadingCall(node)
          ? node.arguments[0]
          : undefined
  return loaded && ts.isStringLiteralLike(loaded) ? loaded : undefined
}

const isLoadingCall = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(expression) && expression.text === 'require')

/** The name or the pattern that the result of `await import()` or `require()` is assigned to. */
export const bindingOf = (call: ts.CallExpression): ts.BindingName | undefined => {
  const value = ts.isAwaitExpression(call.parent) ? call.parent : call
  const declaration = value.parent
  return ts.isVariableDeclaration(declaration) ? declaration.name : undefined
}

/** The first name of a qualified name: `a` of `a.b.c`. */
export const leftmostName = (name: ts.EntityName): ts.Identifier =>
  ts.isIdentifier(name) ? name : leftmostName(name.left)

/** The identifier at a position of a file. */
export const identifierAt = ({ source }: ParsedFile, position: number): ts.Identifier | undefined => {
  const find = (node: ts.Node): ts.Identifier | undefined => {
    if (position < node.getStart(source) || position >= node.getEnd()) return undefined
    return ts.isIdentifier(node) ? node : ts.forEachChild(node, find)
  }
  return find(source)
}

/** The name after the dot of `namespace.name`, in an expression, a type or JSX. */
export const memberOf = (namespace: ts.Identifier): ts.Identifier | undefined => {
  const { parent } = namespace
  if (ts.isPropertyAccessExpression(parent) && parent.expression === namespace) {
    return ts.isIdentifier(parent.name) ? parent.name : undefined
  }
  return ts.isQualifiedName(parent) && parent.left === namespace ? parent.right : undefined
}

/** The name of a member that is read, destructured or passed: `client.name`, `{ name } = client`, `name={…}`. */
export const memberName = (node: ts.Node): ts.Identifier | undefined => {
  const name = ts.isBindingElement(node)
    ? (node.propertyName ?? node.name)
    : ts.isPropertyAccessExpression(node) ||
        ts.isJsxAttribute(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node)
      ? node.name
      : undefined
  return name && ts.isIdentifier(name) ? name : undefined
}
