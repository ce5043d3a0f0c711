import { expect, test } from 'vitest'
import { giftActions, giftOf } from './gift.ts'

const gift = { to: 'Ada', from: 'Bo', message: 'For "you"' }
const custom = {
  customFieldsRaw: [
    { name: 'giftTo', value: 'Ada' },
    { name: 'giftMessage', value: 'Hello' },
    { name: 'cartFixed', value: true },
  ],
}

test('a cart says for whom it is a gift, or that it is none', () => {
  expect(giftOf({ custom })).toEqual({ to: 'Ada', from: '', message: 'Hello' })
  expect(giftOf({ custom: null })).toBeUndefined()
  expect(giftOf({ custom: { customFieldsRaw: [{ name: 'cartFixed', value: true }] } })).toBeUndefined()
})

test('the first gift brings the type, with values as JSON text', () =>
  expect(giftActions({ custom: null }, gift)).toEqual([
    {
      setCustomType: {
        typeKey: 'order-details',
        fields: [
          { name: 'giftTo', value: '"Ada"' },
          { name: 'giftFrom', value: '"Bo"' },
          { name: 'giftMessage', value: '"For \\"you\\""' },
        ],
      },
    },
  ]))

test('a changed gift leaves other fields alone', () =>
  expect(giftActions({ custom }, gift).map((action) => action.setCustomField?.name)).toEqual([
    'giftTo',
    'giftFrom',
    'giftMessage',
  ]))

test('no gift takes away only what is there', () => {
  expect(giftActions({ custom }, undefined)).toEqual([
    { setCustomField: { name: 'giftTo', value: null } },
    { setCustomField: { name: 'giftMessage', value: null } },
  ])
  expect(giftActions({ custom: null }, undefined)).toEqual([])
})
