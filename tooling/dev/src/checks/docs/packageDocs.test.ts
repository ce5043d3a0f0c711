import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readWorkspaces } from '../workspaces.ts'
import { createExampleProgram, exampleProblems } from './compileExamples.ts'
import { documentedPackages } from './documentedPackages.ts'
import { publicExports, readEntries } from './publicExports.ts'
import { readDocExamples, readReadmeExamples, readSiteExamples } from './readExamples.ts'

const readmeExamples = readWorkspaces()
  .filter(({ published }) => published)
  .flatMap(({ folder }) => readReadmeExamples({ name: basename(folder), folder }))
const docExamples = documentedPackages.flatMap(readDocExamples)
const siteExamples = readSiteExamples()
const examples = [...readmeExamples, ...docExamples, ...siteExamples]
const entries = documentedPackages.flatMap(readEntries).map(({ file }) => file)

const program = createExampleProgram(examples, entries)

test('finds examples in the READMEs, in the sources and on the documentation site', () => {
  expect(readmeExamples.length).toBeGreaterThan(0)
  expect(docExamples.length).toBeGreaterThan(0)
  expect(siteExamples.length).toBeGreaterThanOrEqual(15)
})

test.each(examples)('compiles $name', (example) => {
  expect(exampleProblems(program, example)).toEqual([])
})

describe.each(documentedPackages)('the public exports of $name', (folder) => {
  const exported = publicExports(program, folder)

  test('documents every public export', () => {
    expect(exported.length).toBeGreaterThan(0)
    const missing = exported.filter(({ documentation }) => documentation === '')
    expect(missing.map(({ label }) => label)).toEqual([])
  })

  test('documents functions of more than one parameter with an example', () => {
    const missing = exported.filter(({ parameters, hasExample }) => parameters > 1 && !hasExample)
    expect(missing.map(({ label }) => label)).toEqual([])
  })
})
