import { afterEach, expect, test, vi } from 'vitest'
import { toastError } from './toastError.ts'

const here = () => '/cart'
afterEach(() => vi.unstubAllGlobals())

test('the message is title and content joined, or either of them', () => {
  expect(toastError({ title: 'Oh no.', content: 'Try again.' }, here).message).toBe('Oh no. Try again.')
  expect(toastError({ title: 'Oh no.' }, here).message).toBe('Oh no.')
  expect(toastError({ content: 'Try again.' }, here).message).toBe('Try again.')
})

test('an empty toast still has a message, an unknown error still a value', () => {
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
])('the error value of %j is %j', (error, value) => {
  expect(toastError({ error }, here).error).toBe(value)
})

test('the location is the current path unless told otherwise, and empty where there is none', () => {
  expect(toastError({}).location).toBe('')
  vi.stubGlobal('location', { pathname: '/checkout' })
  expect(toastError({}).location).toBe('/checkout')
  expect(toastError({}, here).location).toBe('/cart')
})
