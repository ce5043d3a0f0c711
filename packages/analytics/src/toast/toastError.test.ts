import { afterEach, expect, test, vi } from 'vitest'
import { toastError } from './toastError.ts'

const here = () => '/cart'
afterEach(() => vi.unstubAllGlobals())

test('joins title and content, or uses either', () => {
  expect(toastError({ title: 'Oh no.', content: 'Try again.' }, here).message).toBe('Oh no. Try again.')
  expect(toastError({ title: 'Oh no.' }, here).message).toBe('Oh no.')
  expect(toastError({ content: 'Try again.' }, here).message).toBe('Try again.')
})

test('has a default message for an empty toast, and a default value for an unknown error', () => {
  expect(toastError({ title: '', content: '' }, here)).toEqual({
    event: 'toast_error',
    message: 'An error occurred',
    error: 'Unknown error',
    location: '/cart',
  })
})

test.each([
  [new Error('Timed out'), 'Timed out'],
  ['Timed out', 'Timed out'],
  [new Error(''), 'Unknown error'],
  ['', 'Unknown error'],
  [null, 'Unknown error'],
  [{ secret: 'x' }, 'Unknown error'],
])('reads the error value of %j: %j', (error, value) => {
  expect(toastError({ error }, here).error).toBe(value)
})

test('uses the current path by default, and an empty location when there is none', () => {
  expect(toastError({}).location).toBe('')
  vi.stubGlobal('location', { pathname: '/checkout' })
  expect(toastError({}).location).toBe('/checkout')
  expect(toastError({}, here).location).toBe('/cart')
})
