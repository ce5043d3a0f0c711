import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { documentedPackages } from './documentedPackages.ts'
import { readDocExamples, readReadmeExamples, readSiteExamples } from './readExamples.ts'
import { countAssertions, runExample } from './runExample.ts'

const examples = [
  ...documentedPackages.flatMap((folder) => [...readReadmeExamples(folder), ...readDocExamples(folder)]),
  ...readSiteExamples(),
].filter((example) => countAssertions(example) > 0)

test.each([
  ['analytics', 9],
  ['cart-domain', 85],
  ['commerce-client', 20],
  ['identity-client', 7],
  ['docs-site', 6],
])('finds the expected values in the examples of %s', (name, atLeast) => {
  const own = examples.filter(({ folder }) => basename(folder) === name)
  const values = own.reduce((sum, example) => sum + countAssertions(example), 0)
  expect(values).toBeGreaterThanOrEqual(atLeast)
})

test.each(examples)('evaluates $name to the expected values in the comments', async (example) => {
  const assertions = await runExample(example)
  expect(assertions.length).toBeGreaterThan(0)
  for (const [line, actual, expected] of assertions) expect(actual, line).toEqual(expected)
})
