import { expect, test } from 'vitest'
import { details } from '../testing/builders.ts'
import { lineKind, lineKindAttributes } from './lineKind.ts'

test.each([...lineKindAttributes])('reads the kind of a line from %s', (name) => {
  expect(lineKind(details({ dpi: 150, [name]: { key: 'k', label: 'Linen cotton canvas' } }))).toBe(
    'Linen cotton canvas',
  )
})

test('skips an empty attribute, and returns an empty text when no attribute contains the kind', () => {
  expect(lineKind(details({ 'fabric-name': '', 'wallart-style': 'Framed' }))).toBe('Framed')
  expect(lineKind(details({ format: 'Yard' }))).toBe('')
})
