import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const page = readFileSync(join(root, 'tooling/docs/quality-orders-identity.md'), 'utf8')

/** Each file that the page names in a cell, with the tests it names after it. */
const named = page
  .split('\n')
  .flatMap((line) =>
    [...line.matchAll(/`([^`]+\.test\.ts)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(([, file = '', names = '']) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [file, name] as const),
    ),
  )

test('the page of promises names tests', () => expect(named.length).toBeGreaterThan(40))

test.each(named)('%s has a test “%s”', (file, name) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(readFileSync(join(root, file), 'utf8')).toContain(name)
})
