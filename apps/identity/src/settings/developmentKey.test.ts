import { expect, test } from 'vitest'
import { developmentKey, developmentKeyProblem, metricsAccess, operatorAccess } from './developmentKey.ts'

const KEY = 'a-key-of-this-start'
const onLoopback = {
  SELVEDGE_MODE: 'development',
  IDENTITY_HOST: '127.0.0.1',
  publicUrl: 'http://localhost:3001',
  MAILBOX: 'on',
  IDME_STAND_IN: 'on',
  DEVELOPMENT_KEY: KEY,
  METRICS_KEY: undefined,
  OPERATOR_KEY: undefined,
} as const

test('requires no key when only this machine can reach the service', () => {
  expect(developmentKey(onLoopback)).toBeUndefined()
  expect(metricsAccess(onLoopback)).toEqual({ isOpen: true, key: undefined })
  expect(developmentKeyProblem({ ...onLoopback, DEVELOPMENT_KEY: undefined })).toBeUndefined()
})

test.each([
  ['listens on another address', { IDENTITY_HOST: '0.0.0.0' }],
  ['has a public address behind a proxy', { publicUrl: 'https://identity.example' }],
  ['accepts a mailbox in production', { SELVEDGE_MODE: 'production' }],
] as const)('requires the key when the service %s', (_, more) => {
  const settings = { ...onLoopback, ...more }
  expect(developmentKey(settings)).toBe(KEY)
  expect(developmentKeyProblem(settings)).toBeUndefined()
  expect(developmentKeyProblem({ ...settings, DEVELOPMENT_KEY: undefined })).toMatch(
    /^DEVELOPMENT_KEY is missing/,
  )
})

test('serves no metrics in production without METRICS_KEY', () => {
  const production = { ...onLoopback, SELVEDGE_MODE: 'production', MAILBOX: 'off' } as const
  expect(metricsAccess(production)).toEqual({ isOpen: false, key: undefined })
  expect(metricsAccess({ ...production, METRICS_KEY: KEY })).toEqual({ isOpen: true, key: KEY })
})

test('serves the operator’s pages without a key only in development mode on this machine', () => {
  expect(operatorAccess(onLoopback)).toEqual({ isOpen: true, key: undefined })
  for (const more of [
    { IDENTITY_HOST: '0.0.0.0' },
    { publicUrl: 'https://identity.example' },
    { SELVEDGE_MODE: 'production' },
  ] as const)
    expect(operatorAccess({ ...onLoopback, ...more })).toEqual({ isOpen: false, key: undefined })
})

test('requires the operator’s key wherever OPERATOR_KEY is set', () => {
  for (const SELVEDGE_MODE of ['development', 'production'] as const)
    expect(operatorAccess({ ...onLoopback, SELVEDGE_MODE, OPERATOR_KEY: KEY })).toEqual({
      isOpen: true,
      key: KEY,
    })
})
