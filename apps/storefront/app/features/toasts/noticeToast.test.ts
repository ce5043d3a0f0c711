import { expect, test } from 'vitest'
import { noticeToast } from './noticeToast.ts'

test('shows an error toast that stays until it is dismissed when carts could not be merged', () =>
  expect(noticeToast({ kind: 'cart-merge-failed' })).toMatchObject({
    variant: 'error',
    duration: 'indefinite',
    error: 'cart.merge.failure',
  }))

test('shows a toast that names the new currency and stays until it is dismissed when the currency changed', () =>
  expect(noticeToast({ kind: 'currency-changed', currency: 'GBP' })).toMatchObject({
    variant: 'info',
    title: 'Prices are now in GBP',
    duration: 'indefinite',
  }))

test('shows an info toast that stays until it is dismissed when the cart was emptied elsewhere', () =>
  expect(noticeToast({ kind: 'cart-emptied' })).toMatchObject({ variant: 'info', duration: 'indefinite' }))

test('shows the toast of saved preferences for the default duration', () => {
  expect(noticeToast({ kind: 'preferences-saved' })).not.toHaveProperty('duration')
  expect(noticeToast({ kind: 'preferences-not-saved' })).toMatchObject({ variant: 'error' })
})
