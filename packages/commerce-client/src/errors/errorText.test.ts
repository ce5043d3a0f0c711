import { expect, test } from 'vitest'
import { errorText } from './errorText.ts'

test('returns the title and the description of the first error', () => {
  const errors = [{ message: 'Not enough stock.' }, { message: 'Second.' }]
  expect(errorText({ errors })).toEqual({ title: 'Not enough stock.', description: 'Not enough stock.' })
  expect(errorText({ errors: [{ title: 'Stock', message: 'Not enough.' }] })).toEqual({
    title: 'Stock',
    description: 'Not enough.',
  })
})

test.each([undefined, {}, { errors: [] }, { errors: [{}] }])(
  'returns the default texts for %j',
  (failure) => {
    expect(errorText(failure)).toEqual({ title: 'Error', description: 'An unexpected error has occurred.' })
  },
)
