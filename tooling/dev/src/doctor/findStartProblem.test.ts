import { expect, test } from 'vitest'
import { findStartProblem } from './findStartProblem.ts'

test.each(['ftp://shop.example', 'localhost:3290'])(
  'in development mode, reports the invalid STOREFRONT_URL=%s instead of variables that are derived from it',
  (STOREFRONT_URL) =>
    expect(findStartProblem({ STOREFRONT_URL })).toBe(
      'STOREFRONT_URL is invalid: it is not an address that begins with http:// or https://; set it to the address of the shop.',
    ),
)

test('reports nothing in development mode without settings', () =>
  expect(findStartProblem({})).toBeUndefined())

test('reports the first missing setting in production', () =>
  expect(findStartProblem({ SELVEDGE_MODE: 'production' })).toMatch(/^SMTP_URL is missing/))
