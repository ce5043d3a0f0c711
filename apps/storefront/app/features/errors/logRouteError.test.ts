import { data } from '@remix-run/node'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import { expect, test } from 'vitest'
import { logRouteError } from './logRouteError.ts'

const logged = (error: unknown): readonly unknown[] => {
  const entries: unknown[] = []
  const at = (level: string) => (fields: object, message: string) => {
    entries.push([level, fields, message])
  }
  logRouteError({ info: at('info'), error: at('error') }, '/cart', error)
  return entries
}

test.each([
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
])(
  'logs a request that Remix refuses with status %i at info level, with the status as reason',
  (status, statusText) =>
    expect(logged(new ErrorResponse(status, statusText, new Error('internal'), true))).toEqual([
      ['info', { path: '/cart', reason: `${status} ${statusText}` }, 'request refused'],
    ]),
)

test.each([
  new Response(null, { status: 404, statusText: 'Not Found' }),
  data({}, { status: 404, statusText: 'Not Found' }),
])('logs an expected response that a loader throws at info level, with the status as reason', (thrown) =>
  expect(logged(thrown)).toEqual([['info', { path: '/cart', reason: '404 Not Found' }, 'request refused']]),
)

test.each([
  [new Response(null, { status: 503 }), { path: '/cart', reason: '503' }],
  [new Error('platform is down'), { path: '/cart', reason: 'platform is down' }],
  ['stopped', { path: '/cart', reason: 'stopped' }],
  [
    new ErrorResponse(500, 'Internal Server Error', {}),
    { path: '/cart', reason: '500 Internal Server Error' },
  ],
])('logs the failure %j at error level', (error, fields) =>
  expect(logged(error)).toEqual([['error', fields, 'route failed']]),
)
