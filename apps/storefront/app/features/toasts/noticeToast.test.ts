import { expect, test } from 'vitest'
import { noticeToast } from './noticeToast.ts'

test('when carts could not be merged, shows an error toast that stays until it is dismissed', () =>
  expect(noticeToast({ kind: 'cart-merge-failed' })).toMatchObject({
    variant: 'error',
    duration: 'indefinite',
    error: 'cart.merge.failure',
  }))

test('when the currency changed, shows a toast that names the new currency and stays until it is dismissed', () =>
  expect(noticeToast({ kind: 'currency-changed', currency: 'GBP' })).toMatchObject({
    variant: 'info',
    title: 'Prices are now in GBP',
    duration: 'indefinite',
  }))

test('when the cart was emptied elsewhere, shows an info toast that stays until it is dismissed', () =>
  expect(noticeToast({ kind: 'cart-emptied' })).toMatchObject({ variant: 'info', duration: 'indefinite' }))

test('shows the “preferences saved” toast for the default duration', () => {
  expect(noticeToast({ kind: 'preferences-saved' })).not.toHaveProperty('duration')
  expect(noticeToast({ kind: 'preferences-not-saved' })).toMatchObject({ variant: 'error' })
})
