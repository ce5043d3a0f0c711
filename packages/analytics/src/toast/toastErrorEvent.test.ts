import { afterEach, expect, test, vi } from 'vitest'
import { toastErrorEvent } from './toastErrorEvent.ts'

const here = () => '/cart'
afterEach(() => vi.unstubAllGlobals())

test('reports the title and the content of a toast as one message, even when the title or the content is missing', () => {
  expect(toastErrorEvent({ title: 'Oh no.', content: 'Try again.' }, here).message).toBe('Oh no. Try again.')
  expect(toastErrorEvent({ title: 'Oh no.' }, here).message).toBe('Oh no.')
  expect(toastErrorEvent({ content: 'Try again.' }, here).message).toBe('Try again.')
})

test('has a default message for an empty toast, and a default value for an unknown error', () => {
  expect(toastErrorEvent({ title: '', content: '' }, here)).toEqual({
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
])('reports the error %j as the text %j', (error, value) => {
  expect(toastErrorEvent({ error }, here).error).toBe(value)
})

test('uses the current path as the default location, and an empty location when there is no path', () => {
  expect(toastErrorEvent({}).location).toBe('')
  vi.stubGlobal('location', { pathname: '/checkout' })
  expect(toastErrorEvent({}).location).toBe('/checkout')
  expect(toastErrorEvent({}, here).location).toBe('/cart')
})
