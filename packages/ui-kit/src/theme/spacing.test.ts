import { expect, it } from 'vitest'
import { spacing } from './spacing.ts'

it('returns one length in px for each step of the scale', () => {
  expect(spacing(3)).toBe('12px')
  expect(spacing(0, 4, 0.5)).toBe('0 16px 2px')
  expect(spacing(-2)).toBe('-8px')
})

it('does not compile with a step that the scale does not have', () => {
  // @ts-expect-error there is no step of this size
  expect(spacing(3.1)).toBe('12.4px')
})
