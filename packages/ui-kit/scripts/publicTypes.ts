import { resolve } from 'node:path'
import ts from 'typescript'

// TypeScript expands the ReactNode union; the name is easier to read.
const node =
  'string | number | boolean | ReactElement<any, string | JSXElementConstructor<any>> | Iterable<ReactNode> | ReactPortal | null | undefined'

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias

const readConfig = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, resolve('.')).options
}

/** One line for each property that the kit declares, without the inherited HTML attributes. */
const propertiesOf = (checker: ts.TypeChecker, type: ts.Type, folder: string): readonly string[] => {
  const parts = type.isUnion() ? type.types : [type]
  const lines = parts.flatMap((part) =>
    checker.getPropertiesOfType(part).flatMap((property) => {
      const own = property.declarations?.find((node) => node.getSourceFile().fileName.startsWith(folder))
      if (!own) return []
      const mark = property.flags & ts.SymbolFlags.Optional ? '?' : ''
      const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(property, own), undefined, flags)
      return [`  ${property.name}${mark}: ${text.replaceAll(node, 'ReactNode')}`]
    }),
  )
  return [...new Set(lines)].sort()
}

/** Every type that an entry file exports, with its properties, as text for a snapshot. */
export const publicTypes = (entry: string): string => {
  const file = resolve(entry)
  const program = ts.createProgram([file], readConfig())
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${entry} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((exported) =>
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    )
    .filter(({ flags: kind }) => kind & ts.SymbolFlags.Type)
    .map((symbol) => {
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const properties = propertiesOf(checker, type, resolve('src'))
      return properties.length > 0
        ? `${symbol.name}\n${properties.join('\n')}`
        : `${symbol.name} = ${checker.typeToString(type, undefined, flags)}`
    })
    .sort()
    .join('\n\n')
}
