import { expect, test } from 'vitest'
import { noticeToast } from './noticeToast.ts'

test('shows carts that could not be merged as an error until it is dismissed', () =>
  expect(noticeToast({ kind: 'cart-merge-failed' })).toMatchObject({
    variant: 'error',
    duration: 'indefinite',
    error: 'cart.merge.failure',
  }))

test('shows another currency with its code until it is dismissed', () =>
  expect(noticeToast({ kind: 'currency-changed', currency: 'GBP' })).toMatchObject({
    variant: 'info',
    title: 'Prices are now in GBP',
    duration: 'indefinite',
  }))

test('shows a cart that was emptied elsewhere until it is dismissed, and not as an error', () =>
  expect(noticeToast({ kind: 'cart-emptied' })).toMatchObject({ variant: 'info', duration: 'indefinite' }))

test('shows the toast of saved preferences for the default duration', () => {
  expect(noticeToast({ kind: 'preferences-saved' })).not.toHaveProperty('duration')
  expect(noticeToast({ kind: 'preferences-not-saved' })).toMatchObject({ variant: 'error' })
})
