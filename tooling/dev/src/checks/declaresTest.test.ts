import { expect, test } from 'vitest'
import { declaresTest } from './declaresTest.ts'

const title = 'says %s'

test.each([
  `import { it } from 'vitest'\ntest('says %s', () => {})`,
  `describe('a shop', () => {\n  it("says %s", () => {})\n})`,
  `test('another', () => {})\n\ntest.each<Case>([\n  ['a(b)', 'c'],\n] as const)(\n  'says %s',\n  async () => {},\n)`,
  'describe.each([1])("%i", () => {\n  it.each([1])(`says %s`, () => {})\n})',
])('finds the declared test in %s', (source) => expect(declaresTest(source, title)).toBe(true))

test.each([
  `test('says %s and more', () => {})`,
  `test.skip('says %s', () => {})`,
  `test.todo('says %s')`,
  `it.skip.each([1])('says %s', () => {})`,
  `describe.skip('a shop', () => {\n  test('says %s', () => {})\n})`,
  `test.describe.fixme('a shop', () => {\n  test('says %s', () => {})\n})`,
  `// test('says %s', () => {})`,
  `/**\n * test('says %s', () => {})\n */`,
  `describe('says %s', () => {})`,
  `test('another', () => {\n  expect(words).toContain('says %s')\n})`,
  `test.each(['says %s'])('another: %s', () => {})`,
])('finds no declared test in %s', (source) => expect(declaresTest(source, title)).toBe(false))
