import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that a barrel gives away, types included. Barrels list names and do nothing else. */
const namesOf = (barrel: string): string[] =>
  [...readFileSync(new URL(barrel, import.meta.url), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .sort()

test('the entry . gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./index.ts')).toMatchInlineSnapshot()
})

test('the entry ./graphcache gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./graphcache/index.ts')).toMatchInlineSnapshot()
})

test('the entry ./react gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./react/index.ts')).toMatchInlineSnapshot()
})

test('the entry ./server gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./server/index.ts')).toMatchInlineSnapshot()
})

test('the entry ./session gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./session/index.ts')).toMatchInlineSnapshot()
})

test('the entry ./site gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./site/index.ts')).toMatchInlineSnapshot()
})

test('the entry ./testing gives these names: a change is one for everybody who uses it', () => {
  expect(namesOf('./testing/index.ts')).toMatchInlineSnapshot()
})
