import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publicTypes } from '../scripts/publicTypes.ts'
import * as kit from './index.ts'

const rows = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))

const rowsNaming = (name: string): string[] => rows.filter((row) => new RegExp(`\\b${name}\\b`).test(row))

/** Names that no row has: icons are listed without their ending. */
const isListed = (name: string): boolean => /^[A-Z]/.test(name) && !/Icon$|^LinkContext$/.test(name)

it('has a row for every component', () => {
  const missing = Object.keys(kit).filter((name) => isListed(name) && rowsNaming(name).length === 0)
  expect(missing).toEqual([])
})

/** The README describes these props once for all components. */
const common = new Set(['children', 'headingLevel', 'id', 'required', 'disabled'])
/** The README describes these props once for all text fields. */
const ofFields = new Set(['label', 'hint', 'error', 'optional'])

/** The names of a component's props in the text that `publicTypes` returns. */
const propsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^ {2}([\w-]+)\??:/.exec(line)?.[1] ?? [])

it('names every prop in a row of its component', () => {
  const missing = publicTypes('src/index.ts')
    .split('\n\n')
    .flatMap((block) => {
      const [head = '', ...lines] = block.split('\n')
      const name = /^(\w+)Props$/.exec(head)?.[1]
      // Icons share a row.
      if (!name || name === 'Icon' || !isListed(name)) return []
      const text = rowsNaming(name).join('\n')
      const props = propsIn(lines)
      const isField = props.includes('hint') && props.includes('optional')
      return props
        .filter((prop) => !common.has(prop) && !(isField && ofFields.has(prop)))
        .filter((prop) => !new RegExp(`\\b${prop}\\b`).test(text))
        .map((prop) => `${name} ${prop}`)
    })
  expect(missing).toEqual([])
}, 60_000)
