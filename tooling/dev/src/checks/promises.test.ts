import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { declaresTest } from './declaresTest.ts'

/** The lines of a page's tables, without their heads and what is drawn below these. */
const linesOf = (page: string): string[] =>
  page.split('\n').filter((line, at, lines) => /^\| (?!-)/.test(line) && !/^\| -/.test(lines[at + 1] ?? ''))

/** Each file that a line names in a cell, with the tests it names after it. */
const namedIn = (line: string): (readonly [file: string, name: string])[] =>
  [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [file, name] as const),
  )

describe.each(['quality-orders-identity.md', 'cart-and-checkout.md', 'test-levels.md'])(
  'the promises of %s',
  (name) => {
    const lines = linesOf(readFileSync(join(root, 'tooling/docs', name), 'utf8'))
    const named = lines.flatMap(namedIn)

    test('are many', () => expect(named.length).toBeGreaterThan(40))

    test.each(lines.map((line) => [line.split(' | ')[0]?.slice(2).trim(), line]))(
      '“%s” names a test',
      (_, line) => expect(namedIn(line ?? '').length).toBeGreaterThan(0),
    )

    test.each(named)('%s has a test “%s”', (file, title) => {
      expect(existsSync(join(root, file))).toBe(true)
      expect(declaresTest(readFileSync(join(root, file), 'utf8'), title)).toBe(true)
    })
  },
)
