import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const nameOf = (statement: ts.Statement): string =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ')
    : statement.getText().split('\n', 1).join()

/** The exported declarations of a file that have no doc comment. */
const undocumented = (file: string): readonly string[] =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    .statements.filter(
      (statement) =>
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
        ts.getJSDocCommentsAndTags(statement).length === 0,
    )
    .map((statement) => `${basename(file)}: ${nameOf(statement)}`)

it('has a doc comment on every export of components and of the theme', () => {
  const files = globSync('src/{components,theme}/**/*.{ts,tsx}').filter(
    (file) => !/\.(css|docs|stories|test)\.tsx?$|\/index\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(undocumented)).toEqual([])
})
