import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

/** Unions of these properties are states of data or roles of HTML, not variants. */
const notVariants = new Set(['state', 'role'])

/** The properties of a file whose type is a union of string literals. */
const literalUnions = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.type && ts.isUnionTypeNode(node.type)) {
      const literals = node.type.types.filter(
        (type) => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal),
      )
      const name = node.name.getText()
      if (literals.length > 1 && !notVariants.has(name)) found.push(`${basename(file)}: ${name}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('derives the types of variant props from arrays', () => {
  const files = globSync('src/components/**/*.{ts,tsx}').filter(
    (file) => !/\.(css|docs|stories|test|variants)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(literalUnions)).toEqual([])
})

const ofMainComponents = globSync('src/components/*/*.variants.ts').filter(
  (file) => basename(file, '.variants.ts') === basename(dirname(file)),
)

it.each(ofMainComponents)('%s is used by the arg types of the stories', (file) => {
  const [, argTypes = ''] =
    /argTypes: variantArgTypes\(\{([^}]*)\}\)/.exec(read(file.replace('.variants.ts', '.stories.tsx'))) ?? []
  const names = [...read(file).matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !argTypes.includes(`: ${name}`))).toEqual([])
})
