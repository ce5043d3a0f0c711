import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { declaresTest } from './declaresTest.ts'

/** The rows of a page's tables, without header and separator rows. */
const linesOf = (page: string): string[] =>
  page.split('\n').filter((line, at, lines) => /^\| (?!-)/.test(line) && !/^\| -/.test(lines[at + 1] ?? ''))

/** Each test file that a row names in a cell, with the test titles that follow it. */
const namedIn = (line: string): (readonly [file: string, name: string])[] =>
  [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [file, name] as const),
  )

describe.each([
  ['quality-orders-identity.md', 40],
  ['cart-and-checkout.md', 40],
  ['test-levels.md', 40],
  ['installation.md', 30],
  ['quality.md', 60],
  ['catalogue.md', 25],
  ['account.md', 20],
  ['sites.md', 12],
  ['operator.md', 12],
] as const)('the requirements of %s', (name, least) => {
  const lines = linesOf(readFileSync(join(root, 'tooling/docs', name), 'utf8'))
  const named = lines.flatMap(namedIn)

  test(`names more than ${least} tests in a page of requirements`, () =>
    expect(named.length).toBeGreaterThan(least))

  test.each(lines.map((line) => [line.split(' | ')[0]?.slice(2).trim(), line]))(
    'names a test for the requirement “%s”',
    (_, line) => expect(namedIn(line ?? '').length).toBeGreaterThan(0),
  )

  test.each(named)('finds, in the file %s, the test “%s”', (file, title) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(declaresTest(readFileSync(join(root, file), 'utf8'), title)).toBe(true)
  })
})
