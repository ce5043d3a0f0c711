import { expect, test } from 'vitest'
import { details } from '../testing/builders.ts'
import { kindAttributes, lineKind } from './lineKind.ts'

test.each([...kindAttributes])('%s says what a line is', (name) => {
  expect(lineKind(details({ dpi: 150, [name]: { key: 'k', label: 'Linen cotton canvas' } }))).toBe(
    'Linen cotton canvas',
  )
})

test('an empty attribute gives way to the next, and none leaves it open', () => {
  expect(lineKind(details({ 'fabric-name': '', 'wallart-style': 'Framed' }))).toBe('Framed')
  expect(lineKind(details({ format: 'Yard' }))).toBe('')
})
