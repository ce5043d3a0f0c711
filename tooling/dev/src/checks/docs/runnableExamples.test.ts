import { expect, test } from 'vitest'
import { documentedPackages } from './documentedPackages.ts'
import { readDocExamples, readReadmeExamples } from './readExamples.ts'
import { hasAssertions, runExample } from './runExample.ts'

const examples = documentedPackages
  .flatMap((folder) => [...readReadmeExamples(folder), ...readDocExamples(folder)])
  .filter(hasAssertions)

test('finds values in the examples of each package', () => {
  const folders = new Set(examples.map(({ folder }) => folder))
  expect(documentedPackages.filter(({ folder }) => !folders.has(folder))).toEqual([])
})

test.each(examples)('returns the values in the comments of $name', async (example) => {
  const assertions = await runExample(example)
  expect(assertions.length).toBeGreaterThan(0)
  for (const [line, actual, expected] of assertions) expect(actual, line).toEqual(expected)
})
