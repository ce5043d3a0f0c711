import { expect, test } from 'vitest'
import { primaryCheck } from './primaryCheck.ts'

test('logs in, asks whether the server is in recovery, and expects the row of a primary', () => {
  const [login, accepted, query, row, end] = primaryCheck('check').map(({ act, bytes }) => ({
    act,
    bytes: Buffer.from(bytes, 'hex'),
  }))
  expect(login?.act).toBe('send-binary')
  expect(login?.bytes.readInt32BE(0)).toBe(login?.bytes.length)
  expect(login?.bytes.subarray(8).toString()).toBe('user\0check\0database\0postgres\0\0')
  expect(accepted).toEqual({ act: 'expect binary', bytes: Buffer.from('520000000800000000', 'hex') })
  expect(query?.bytes.subarray(5).toString()).toBe('select pg_is_in_recovery()\0')
  expect(query?.bytes.readInt32BE(1)).toBe((query?.bytes.length ?? 0) - 1)
  expect(row).toEqual({ act: 'expect binary', bytes: Buffer.from('440000000b00010000000166', 'hex') })
  expect(end?.bytes.toString('hex')).toBe('5800000004')
})
