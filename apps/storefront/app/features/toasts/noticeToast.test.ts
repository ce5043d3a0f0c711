import { expect, test } from 'vitest'
import { noticeToast } from './noticeToast.ts'

test('carts that could not be put together are an error that stays until it is dismissed', () =>
  expect(noticeToast({ kind: 'cart-merge-failed' })).toMatchObject({
    variant: 'error',
    duration: 'indefinite',
    error: 'cart.merge.failure',
  }))

test('another currency is told with its code, and stays until it is dismissed', () =>
  expect(noticeToast({ kind: 'currency-changed', currency: 'GBP' })).toMatchObject({
    variant: 'info',
    title: 'Prices are now in GBP',
    duration: 'indefinite',
  }))

test('a cart that was emptied elsewhere is no error, and is told until it is dismissed', () =>
  expect(noticeToast({ kind: 'cart-emptied' })).toMatchObject({ variant: 'info', duration: 'indefinite' }))

test('preferences are told for as long as a toast usually stays', () => {
  expect(noticeToast({ kind: 'preferences-saved' })).not.toHaveProperty('duration')
  expect(noticeToast({ kind: 'preferences-not-saved' })).toMatchObject({ variant: 'error' })
})
