import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'

test('redacts secrets and email addresses at any depth', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({
    token: 'secret-1',
    request: { headers: { cookie: 'secret-2' } },
    user: { email: 'anna@example.com' },
  })
  log.info({ body: { password: 'secret-3' }, kind: 'kept' })
  expect(lines.join('')).not.toMatch(/secret-|anna@/)
  expect(lines.join('')).toContain('kept')
})

test('logs a failed query with its statement, code and constraint, and without its parameters', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const cause = Object.assign(new DatabaseError('duplicate key (anna@example.com)', 1, 'error'), {
    code: '23505',
    constraint: 'mail_pkey',
    detail: 'Key (key)=(anna@example.com) already exists.',
  })
  const failed = new DrizzleQueryError(
    'insert into "mail" values ($1, $2)',
    ['anna@example.com', 'Anna'],
    cause,
  )
  log.error({ reason: failed }, 'failed')
  log.warn({ reason: `Retrying. ${failed.stack}` }, 'failed')
  log.warn({ reason: new Error('550 <anna@example.com> is unknown') }, 'failed')
  expect(lines.join('')).not.toMatch(/anna/i)
  expect(lines.map((line) => JSON.parse(line).reason)).toMatchObject([
    { query: 'insert into "mail" values ($1, $2)', code: '23505', constraint: 'mail_pkey' },
    expect.stringContaining('insert into "mail"'),
    'Error: 550 <[redacted]> is unknown',
  ])
})
