import { expect, it } from 'vitest'
import { checkFiles } from './checkFiles.ts'

const file = (name: string, type = 'image/png', bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 })
const names = (files: readonly File[]) => files.map(({ name }) => name)

it.each([
  ['image/png', true],
  ['IMAGE/PNG', true],
  ['image/*', true],
  ['.png', true],
  ['.jpg, .PNG', true],
  ['image/jpeg', false],
  ['video/*', false],
  ['.ng', false],
])('compares the type of quince.PNG with %j', (accept, isValid) => {
  const { valid } = checkFiles([], [file('quince.PNG')], { accept, maxFiles: 1 })
  expect(valid).toHaveLength(isValid ? 1 : 0)
})

it('accepts a file of the maximum size, and no larger file', () => {
  const added = [file('ten.png', 'image/png', 10), file('eleven.png', 'image/png', 11)]
  const { valid, rejected } = checkFiles([], added, { maxBytes: 10, maxFiles: 5 })
  expect(names(valid)).toEqual(['ten.png'])
  expect(rejected.map(([{ name }, reason]) => [name, reason])).toEqual([['eleven.png', 'size']])
})

it('rejects the files beyond the maximum number', () => {
  const added = [file('a.png'), file('b.png'), file('c.png')]
  const { valid, rejected } = checkFiles([file('first.png')], added, { maxFiles: 3 })
  expect(names(valid)).toEqual(['first.png', 'a.png', 'b.png'])
  expect(rejected.map(([{ name }, reason]) => [name, reason])).toEqual([['c.png', 'count']])
})

it('adds a file once', () => {
  const { valid, rejected } = checkFiles([file('a.png')], [file('a.png')], { maxFiles: 2 })
  expect(names(valid)).toEqual(['a.png'])
  expect(rejected).toEqual([])
})
